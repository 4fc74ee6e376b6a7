import { ApiFailure } from '../http/failure.ts';
import type { Principal } from './principal.ts';

/** The password was typed again within the last minutes. */
export const requireConfirmed = ({ confirmedUntil }: Principal) => {
  if (!confirmedUntil || Date.parse(confirmedUntil) <= Date.now()) throw new ApiFailure('confirm_needed');
};
