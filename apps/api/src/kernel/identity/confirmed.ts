import { isStaff } from '@amberway/contract/kernel/roles';
import { ApiFailure } from '../http/failure.ts';
import type { Principal } from './principal.ts';
import { hasFactor, isStrongNow } from './second-factor.ts';

const isConfirmed = (principal: Principal): boolean => {
  const { confirmedUntil, second } = principal;
  // A view of a family is never confirmed.
  if (!confirmedUntil) return false;
  // A stolen password confirms nothing where there is a factor.
  if (isStaff(principal) && hasFactor(second)) return isStrongNow(second);
  return Date.parse(confirmedUntil) > Date.now();
};

/**
 * Throws confirm_needed unless the password, or the factor of staff who have one, was entered within the last minutes,
 * at sign-in or later.
 */
export const requireConfirmed = (principal: Principal) => {
  if (!isConfirmed(principal)) throw new ApiFailure('confirm_needed');
};
