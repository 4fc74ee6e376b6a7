import { ApiFailure } from '../http/failure.ts';
import type { Principal } from './principal.ts';

/** The password was typed within the last minutes, to sign in or once more. */
export const requireConfirmed = ({ confirmedUntil }: Principal) => {
  if (!confirmedUntil || Date.parse(confirmedUntil) <= Date.now()) throw new ApiFailure('confirm_needed');
};
