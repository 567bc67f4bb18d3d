// What is wrong with a record that came from outside: a few kinds that people can do something about.
import { Fault } from '@penumbra/kit';

export interface RecordProblem {
  readonly kind: 'other' | 'game' | 'rules' | 'step';
  /** As the reader of the record put it, for whoever wrote it. */
  readonly exactly: string;
}

export function recordProblem(error: unknown): RecordProblem {
  const exactly = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof Fault ? kindOf(error) : 'other', exactly };
}

function kindOf({ code }: Fault): RecordProblem['kind'] {
  switch (code) {
    case 'unknown-game':
    case 'wrong-game':
      return 'game';
    case 'wrong-rules':
      return 'rules';
    case 'bad-step':
    case 'impossible':
    case 'wrong-result':
      return 'step';
    default:
      return 'other';
  }
}
