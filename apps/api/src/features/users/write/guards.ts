import { SIGN_IN_STATUSES, isAdministratorType, type UserStatus } from '@amberway/contract/kernel/roles';
import { userTexts } from '@amberway/contract/users/texts';
import { breaksUnique } from '../../../kernel/db/failures.ts';
import { duplicate, invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { endCoversOf } from '../../../kernel/identity/covers.queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { findStaff, mayTakeOn } from '../../../kernel/identity/staff.queries.ts';
import { lookupNames } from '../../lookups/public.ts';
import { endTeamsOfFamily, endTeamsOfPerson } from '../../programme/public.ts';
import { countOtherAdministrators, type NewUser, type StoredUser } from './queries.ts';

export const addressTaken = (error: unknown): never => {
  throw breaksUnique(error, 'users_email_unique') ? duplicate(userTexts.emailTaken, 'email') : error;
};

/** Only staff can be the success manager of a family. */
export const checkManager = async (principal: Principal, csm: string | null | undefined) => {
  if (!csm) return;
  const found = (await findStaff(principal, [csm])).get(csm);
  if (!found) throw notFound();
  if (!mayTakeOn(found)) throw invalidFields({ csm: userTexts.staffOnlyCsm });
};

export const checkTag = async (tag: string | null | undefined) => {
  if (tag && !(await lookupNames(['tag'])).tag.has(tag)) throw invalidFields({ tag: userTexts.selectTag });
};

/** Nobody can lock themselves out, and at least one administrator stays active. */
export const checkStatus = async (principal: Principal, stored: StoredUser, status: NewUser['userStatus']) => {
  if (!status || status === stored.userStatus) return;
  if (stored.id === principal.actorId && !SIGN_IN_STATUSES.includes(status))
    throw invalidFields({ userStatus: userTexts.notYourself });
  const losesOne = isAdministratorType(stored.type) && stored.userStatus === 'Active';
  if (losesOne && (await countOtherAdministrators(stored.id)) === 0)
    throw invalidFields({ userStatus: userTexts.lastAdministrator });
};

/**
 * Losing sign-in ends the teams and covers of staff; an account that is let in again has none of them, nor one that
 * somebody was naming meanwhile. Another success manager ends the teams of the family.
 */
export const endAssignments = async (
  actor: { principal: Principal; requestId: string },
  stored: StoredUser,
  { userStatus, csm }: Partial<NewUser>,
) => {
  if (csm !== undefined) await endTeamsOfFamily(actor, stored.id);
  const signsIn = (status: UserStatus) => SIGN_IN_STATUSES.includes(status);
  if (userStatus === undefined || (signsIn(userStatus) && signsIn(stored.userStatus))) return;
  await endTeamsOfPerson(actor, stored.id);
  await endCoversOf(stored.id);
};
