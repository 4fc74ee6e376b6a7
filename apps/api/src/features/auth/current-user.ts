import type { FactorPolicy } from '@amberway/contract/kernel/second-factor';
import { type Role, roleOfType } from '@amberway/contract/kernel/roles';
import type { CurrentUser, PersonSummary } from '@amberway/contract/users/schemas';
import { sessionExpired } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { presentSecondFactor } from '../../kernel/identity/second-factor.ts';
import { presentContact } from '../../kernel/identity/person.ts';
import { findUser, type UserRow } from '../../kernel/identity/users.queries.ts';
import { presentSummary, summariesOf, type SummaryRow } from '../members/public.ts';

type Viewed = Pick<CurrentUser, 'sessionExpiresAt' | 'secondFactor'> & {
  role: Role;
  actor: (PersonSummary & { role: Role }) | null;
};

const presentCurrentUser = ({ id, type, ...row }: UserRow, members: SummaryRow[], viewed: Viewed): CurrentUser => ({
  ...row,
  _id: id,
  uid: id,
  type: type as CurrentUser['type'],
  members: members.map(presentSummary),
  ...viewed,
});

const viewedBy = (principal: Principal, policy: FactorPolicy, actor: UserRow | undefined): Viewed => ({
  role: principal.role,
  actor: principal.actingAs && actor ? { ...presentContact(actor), role: roleOfType[actor.type] } : null,
  sessionExpiresAt: principal.expiresAt,
  secondFactor: principal.actingAs ? null : presentSecondFactor(policy, principal),
});

/** Fields of a family's account that are about its children. */
const WITHHELD = { forms: null, socialSkillAssessment: null } as const satisfies Partial<UserRow>;

/**
 * The user of the session with their children; while acting, the customer and the actor. A family that has not given
 * consent yet gets its account only.
 */
export const loadCurrentUser = async (principal: Principal, policy: FactorPolicy): Promise<CurrentUser> => {
  const [user, actor, members] = await Promise.all([
    findUser(principal.userId),
    principal.actingAs ? findUser(principal.actorId) : undefined,
    summariesOf([principal.userId]),
  ]);
  if (!user) throw sessionExpired();
  const viewed = viewedBy(principal, policy, actor);
  return principal.hasAgreed
    ? presentCurrentUser(user, members, viewed)
    : presentCurrentUser({ ...user, ...WITHHELD }, [], viewed);
};
