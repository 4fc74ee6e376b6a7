import { type AfterFailure, afterFailure, type Needed } from '@amberway/contract/kernel/after-failure';
import type { ApiError } from '../api-error.ts';

const TOO_LARGE = 413;

/** Of a proxy too, whose page has the code `internal`: the same request never becomes smaller. */
export const isTooLarge = ({ status, code }: ApiError): boolean =>
  status === TOO_LARGE && (code === 'internal' || code === 'too_large');

/**
 * What a failed request says of the write in it: one rule for all that may wait. A response that is not ours (cut off,
 * or of a network's own page) has the code `internal` and says nothing.
 */
export const verdictOn = (error: ApiError): AfterFailure => {
  if (error.noResponse) return 'waits';
  return isTooLarge(error) ? 'refused' : afterFailure(error.code);
};

/** The server has decided: sending the write again changes nothing. */
export const isDecided = (error: ApiError): boolean => ['refused', 'stored'].includes(verdictOn(error));

/** What the person has to do first, if that is why it was not taken. */
export const neededBy = (error: ApiError): Needed | null => {
  const verdict = verdictOn(error);
  return verdict === 'waits' || verdict === 'refused' || verdict === 'stored' ? null : verdict;
};
