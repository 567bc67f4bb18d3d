/** Everything that can be wrong with text or JSON from outside. */
export const FAULT_CODES = [
  'bad-json',
  'bad-type',
  'bad-value',
  'bad-format',
  'unknown-key',
  'missing-key',
  'unknown-game',
  'unknown-seat',
  'unknown-id',
  'bad-option',
  'bad-component',
  'too-many',
  'too-few',
  'impossible',
  'wrong-game',
  'wrong-rules',
  'bad-step',
  'wrong-result',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/**
 * Input that cannot be accepted, thrown while reading and caught at the edge (cli, server, tests).
 * `at` names the place: `state.bags.purple`.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly at: string;
  constructor(code: FaultCode, at: string, text: string) {
    super(at ? `${at}: ${text}` : text);
    this.name = 'Fault';
    this.code = code;
    this.at = at;
  }
}
