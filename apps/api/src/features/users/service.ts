import type { CurrentUser } from '@amberway/contract/users/schemas';
import { sessionExpired } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { presentCurrentUser, viewedBy } from './present.ts';
import { findUser, membersOf } from './queries.ts';

/** What stands on a family's account about its children. */
const WITHHELD = { forms: null, socialSkillAssessment: null } as const;

/**
 * The person whose view it is, with their children; while acting, the customer and who acts. A family that has not
 * agreed yet gets its account only.
 */
export const loadCurrentUser = async (principal: Principal): Promise<CurrentUser> => {
  const [user, actor, members] = await Promise.all([
    findUser(principal.userId),
    principal.actingAs ? findUser(principal.actorId) : undefined,
    membersOf([principal.userId]),
  ]);
  if (!user) throw sessionExpired();
  const viewed = viewedBy(principal, actor);
  return principal.hasAgreed
    ? presentCurrentUser(user, members, viewed)
    : presentCurrentUser({ ...user, ...WITHHELD }, [], viewed);
};
