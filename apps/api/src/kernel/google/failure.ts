/**
 * unreachable: no response, or a server error. refused: Google rejects this request. revoked: the permission is gone.
 * limited: too many requests. gone: the stored reference (such as a sync token) is no longer known there. rubbish: a
 * response that does not fit its schema.
 */
export type GoogleTrouble = 'unreachable' | 'refused' | 'revoked' | 'limited' | 'gone' | 'rubbish';

/** A failed Google call. The message never contains what was sent or received. */
export class GoogleFailure extends Error {
  readonly trouble: GoogleTrouble;
  readonly status: number | undefined;

  constructor(trouble: GoogleTrouble, status?: number) {
    super(`Google: ${trouble}${status === undefined ? '' : ` (${status})`}.`);
    this.trouble = trouble;
    this.status = status;
  }
}

export const isTrouble = (error: unknown, ...kinds: GoogleTrouble[]): error is GoogleFailure =>
  error instanceof GoogleFailure && kinds.includes(error.trouble);
