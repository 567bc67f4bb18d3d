import type { ErrorCode } from '@penumbra/protocol';

const STATUS: { readonly [code in ErrorCode]?: number } = {
  'bad-input': 400,
  'no-session': 401,
  'wrong-origin': 403,
  'not-seated': 403,
  'not-host': 403,
  'not-operator': 403,
  'no-spectators': 403,
  'no-assist': 403,
  'unknown-route': 404,
  'too-large': 413,
  'too-often': 429,
  'old-client': 426,
  broken: 500,
  'server-busy': 503,
  'storage-unavailable': 503,
  closing: 503,
};

/** What cannot be done now, though it could be asked, is a conflict. */
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? (code.startsWith('unknown-') ? 404 : 409);
