// Other people's pages must not act for a person who is known here by a cookie.

export interface OriginRule {
  /** The public address, where a proxy stands in front. */
  readonly origin: string | undefined;
}

/** Programs send no origin; browsers always do where it matters. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, rule: OriginRule): boolean {
  if (origin === undefined) return true;
  if (rule.origin !== undefined && origin === new URL(rule.origin).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
