import * as z from 'zod';

/** Raised when an older client would misunderstand; it is then told to reload. */
export const PROTOCOL_VERSION = 2;
export const API = '/api/v1';

/** Everything that the server says no with. Why a move is refused is `refused` with the game's own code. */
export const ERROR_CODES = [
  'bad-input',
  'too-large',
  'too-often',
  'unknown-route',
  'no-session',
  'wrong-origin',
  'old-client',
  'unknown-game',
  'unknown-table',
  'unknown-seat',
  'unknown-step',
  'unknown-request',
  'unknown-link',
  'link-used',
  'link-revoked',
  'not-seated',
  'not-host',
  'not-operator',
  'not-watching',
  'no-spectators',
  'seat-taken',
  'table-full',
  'already-started',
  'not-started',
  'seats-open',
  'not-over',
  'game-over',
  'paused',
  'not-paused',
  'stood-in',
  'stale-entry',
  'refused',
  'no-assist',
  'not-asked',
  'already-asked',
  'no-vacation',
  'muted',
  'too-many-tables',
  'unknown-passkey',
  'server-busy',
  'storage-unavailable',
  'closing',
  'broken',
  'connection-lost',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const RefusalText = z.strictObject({ code: z.string(), at: z.array(z.string()) });

export const ErrorText = z.strictObject({
  code: z.enum(ERROR_CODES),
  /** The place in the input, or the number that would have been right. */
  at: z.string().optional(),
  /** Why a move is refused: the game's code and the board elements responsible. */
  refusal: RefusalText.optional(),
});
export type ErrorText = z.infer<typeof ErrorText>;

/** A no from the other end, whichever way it came. */
export class ApiError extends Error {
  readonly error: ErrorText;
  constructor(error: ErrorText) {
    super(error.refusal ? `${error.code}: ${error.refusal.code}` : error.code);
    this.name = 'ApiError';
    this.error = error;
  }
  get code(): ErrorCode {
    return this.error.code;
  }
}

export const refuse = (code: ErrorCode, at?: string): ApiError =>
  new ApiError({ code, ...(at !== undefined && { at }) });
