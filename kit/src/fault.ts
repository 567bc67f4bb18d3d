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

/** Far more often than any view of a table needs. */
const MOST_DEALS = 10_000;

/** Deals hidden things until they fit. A view from outside may be one that nothing fits: that is a `Fault`. */
export function dealUntil(deal: () => boolean): void {
  for (let deals = 0; deals < MOST_DEALS; deals++) if (deal()) return;
  throw new Fault('impossible', 'view', 'no table can look like this');
}
