import { ApiFailure } from '../http/failure.ts';
import type { Principal } from './principal.ts';

/** Throws confirm_needed unless the password was entered within the last minutes, at sign-in or later. */
export const requireConfirmed = ({ confirmedUntil }: Principal) => {
  if (!confirmedUntil || Date.parse(confirmedUntil) <= Date.now()) throw new ApiFailure('confirm_needed');
};
