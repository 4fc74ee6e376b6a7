import { CONFIRM_MS } from '@amberway/contract/kernel/limits';
import type { FactorDue, FactorPolicy, SecondFactor as Shown } from '@amberway/contract/kernel/second-factor';
import { actorOf, isStaff, type Role } from '@amberway/contract/kernel/roles';
import { ApiFailure } from '../http/failure.ts';

/** What the account and its sign-in have of a second factor. */
export type SecondFactor = {
  /** Since when the password alone does not sign in. */
  since: string | null;
  graceUntil: string | null;
  /** After a reset: new factors count from then on. */
  waitUntil: string | null;
  /** The factors of this sign-in: 'totp', 'recovery', 'sso', 'passkey:' with its id. */
  used: readonly string[];
  strongAt: string | null;
};

export const NO_SECOND_FACTOR: SecondFactor = {
  since: null,
  graceUntil: null,
  waitUntil: null,
  used: [],
  strongAt: null,
};

type Person = { role: Role; actorRole?: Role | undefined; second: SecondFactor };
type Account = Pick<SecondFactor, 'since' | 'waitUntil'>;

const isAhead = (instant: string | null) => instant !== null && Date.parse(instant) > Date.now();

const isWaiting = ({ waitUntil }: Pick<Account, 'waitUntil'>): boolean => isAhead(waitUntil);
/** Whether the password alone does not sign in. */
export const hasFactor = (account: Account): boolean => account.since !== null && !isWaiting(account);

/** What staff have to do about a second factor before they go on. A family never has to. */
const dueOf = (policy: FactorPolicy, person: Person): FactorDue => {
  const { second } = person;
  if (!isStaff(actorOf(person)) || second.used.includes('sso')) return 'none';
  if (isWaiting(second)) return 'now';
  // A sign-in from before the factor counted.
  if (second.since) return second.used.length > 0 ? 'none' : 'now';
  if (policy === 'off') return 'none';
  return policy === 'grace' && (second.graceUntil === null || isAhead(second.graceUntil)) ? 'grace' : 'now';
};

/** Throws while a factor has to be set up, or this sign-in has to be confirmed with the one that is. */
export const requireFactor = (policy: FactorPolicy, person: Person): void => {
  if (dueOf(policy, person) === 'now') throw new ApiFailure(hasFactor(person.second) ? 'confirm_needed' : 'factor_due');
};

/** Acting as a family needs a sign-in with a factor, in the days of grace too. Comes after requireFactor. */
export const requireFactorToAct = (policy: FactorPolicy, person: Person): void => {
  if (policy !== 'off' && person.second.used.length === 0) throw new ApiFailure('factor_due');
};

/** Whether the factor that confirms sensitive actions was used within the last minutes. */
export const isStrongNow = ({ strongAt }: SecondFactor): boolean =>
  strongAt !== null && Date.parse(strongAt) + CONFIRM_MS > Date.now();

export const presentSecondFactor = (policy: FactorPolicy, person: Person): Shown => {
  const { second } = person;
  const due = dueOf(policy, person);
  return {
    has: hasFactor(second),
    due,
    graceUntil: due === 'grace' ? second.graceUntil : null,
    countsFrom: isWaiting(second) ? second.waitUntil : null,
  };
};
