import { mayTypePhone } from '@amberway/contract/users/rules';

/** For a phone field's `normalize`: what cannot become a number is not taken in. */
export const keepPhone = (typed: string | undefined, before: string | null | undefined) =>
  typed === undefined || mayTypePhone(typed) ? typed : before;
