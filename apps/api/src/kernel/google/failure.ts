/**
 * unreachable: no answer, or one that says the service has trouble. refused: it does not want this request. revoked:
 * the permission is gone. limited: too much at once. gone: what we remembered of it is no longer known there. rubbish:
 * an answer that makes no sense.
 */
export type GoogleTrouble = 'unreachable' | 'refused' | 'revoked' | 'limited' | 'gone' | 'rubbish';

/** Google did not do what was asked. The message never holds what was sent or answered. */
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
