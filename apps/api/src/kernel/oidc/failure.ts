/**
 * unreachable: no usable response of the directory, so that trying again may help. refused: this sign-in is not
 * accepted, by the directory or by a check of its response.
 */
type Trouble = 'unreachable' | 'refused';

/** `reason` is a short code for the log. It never contains what was sent or received. */
export class OidcFailure extends Error {
  readonly trouble: Trouble;
  readonly reason: string;

  constructor(trouble: Trouble, reason: string, cause?: unknown) {
    super(`Directory: ${trouble} (${reason}).`, { cause });
    this.trouble = trouble;
    this.reason = reason;
  }
}

const textOf = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;
};

/** The failure below an error of the library, or a new one with the library's code or the directory's own. */
export const failureOf = (error: unknown, trouble: Trouble): OidcFailure => {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (at instanceof OidcFailure) return at;
  const known = error instanceof Error ? (textOf(error, 'error') ?? textOf(error, 'code')) : undefined;
  return new OidcFailure(trouble, known ?? 'unknown', error);
};
