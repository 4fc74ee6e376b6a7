import type { Reach } from '@amberway/contract/kernel/permissions';
import { isFamilyType, type UserStatus } from '@amberway/contract/kernel/roles';
import { userTexts } from '@amberway/contract/users/texts';
import { memberTexts } from '@amberway/contract/members/texts';
import { allocationTexts } from '@amberway/contract/users/allocation';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { ApiFailure, invalidFields, notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { findStaff, mayTakeOn } from '../../../kernel/identity/staff.queries.ts';
import { lockChildren, storeChild } from '../../members/public.ts';
import { endTeamsOfClinician, endTeamsOfFamily } from '../../programme/public.ts';
import { lockUser, type StoredUser, storeUser } from '../write/queries.ts';
import { childrenOf, findCustomer } from './queries.ts';

type Actor = { principal: Principal; requestId: string };
type Child = { id: string; version: number; primaryContact: string | null };
export type Team = { user: StoredUser; children: readonly Child[] };
type Seen = { version: number; children: readonly { _id: string; version: number }[] };
type Wanted = {
  userStatus: UserStatus;
  csm: string | null;
  children: readonly { _id: string; version: number; primaryContact: string | null }[];
};

const changedMeanwhile = () => new ApiFailure('stale', { message: allocationTexts.meanwhile });

/** Locks children before their parent, as every change of both does, and compares with what the caller saw. */
export const lockFamily = async (principal: Principal, reach: Reach, id: string, seen: Seen): Promise<Team> => {
  const ids = (await childrenOf(id)).map((child) => child.id);
  const children = await lockChildren(principal, reach, ids);
  const user = await lockUser(principal, reach, id);
  if (!isFamilyType(user.type)) throw notFound();
  const isOld = ({ _id, version }: Seen['children'][number]) =>
    children.some((child) => child.id === _id && child.version !== version);
  if (user.version !== seen.version || seen.children.some(isOld)) throw changedMeanwhile();
  return { user, children };
};

/** Only active business users are given a family. Who has it already may stay. */
const refuseOthers = async (principal: Principal, { user, children }: Team, wanted: Wanted) => {
  const named = [wanted.csm, ...wanted.children.map(({ primaryContact }) => primaryContact)].flatMap((id) => id ?? []);
  const staff = await findStaff(principal, named);
  const known = new Set([user.csm, ...children.map(({ primaryContact }) => primaryContact)]);
  const fits = (id: string | null) => {
    const found = id === null ? undefined : staff.get(id);
    return id === null || known.has(id) || (found !== undefined && mayTakeOn(found));
  };
  const errors = {
    ...(!fits(wanted.csm) && { csm: userTexts.staffOnlyCsm }),
    ...Object.fromEntries(
      wanted.children.flatMap(({ primaryContact }, n) =>
        fits(primaryContact) ? [] : [[`children.${n}.primaryContact`, memberTexts.inputClinician]],
      ),
    ),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
};

const audit = (actor: Actor, record: string, recordId: string, subjectId: string, before: object, after: object) =>
  recordAudit({ ...actor, action: 'edit', record, recordId, subjectId, before: { ...before }, after: { ...after } });

/** Stores a team with its audit entries. Returns the versions afterwards. */
export const storeFamily = async (actor: Actor, team: Team, { userStatus, csm, children }: Wanted) => {
  const { user } = team;
  await refuseOthers(actor.principal, team, { userStatus, csm, children });
  for (const { _id, primaryContact } of children) {
    const before = team.children.find(({ id }) => id === _id)?.primaryContact ?? null;
    if (before === primaryContact) continue;
    // An undo may leave a child without a clinician, which a form does not allow.
    await storeChild(_id, { primaryContact });
    await endTeamsOfClinician(actor, { memberId: _id, customerId: user.id, clinician: before });
    await audit(actor, 'member', _id, user.id, { primaryContact: before }, { primaryContact });
  }
  // Also when nothing changes here: the next administrator is to see that the family was allocated meanwhile.
  await storeUser(user.id, { userStatus, csm });
  if (csm !== user.csm) await endTeamsOfFamily(actor, user.id);
  await audit(actor, 'user', user.id, user.id, { userStatus: user.userStatus, csm: user.csm }, { userStatus, csm });
  const stored = await findCustomer(user.id);
  const versions = new Map((await childrenOf(user.id)).map(({ id, version }) => [id, version]));
  return { version: stored?.version ?? user.version + 1, children: versions };
};
