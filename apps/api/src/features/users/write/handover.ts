import type { Reach } from '@amberway/contract/kernel/permissions';
import { isAdministrator, isBusinessType, SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { userTexts } from '@amberway/contract/users/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { ApiFailure, invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { mayTakeOn } from '../../../kernel/identity/staff.queries.ts';
import { lockChildren, saveChildren } from '../../members/public.ts';
import { endTeamsOfFamily } from '../../programme/public.ts';
import { childrenOfClinician, childrenOfManaged, lockManaged } from './handover.queries.ts';
import { lockUser, type NewUser, type StoredUser, storeUser } from './queries.ts';

type RequestActor = { principal: Principal; requestId: string };
/** What passes from one person to another, locked. */
export type Handover = { to: StoredUser; children: string[]; families: string[] };

const refuse = (message: string) => invalidFields({ handOverTo: message });

/**
 * Locks everything a handover changes, and both people: children first, then users in the order of their ids, as every
 * other change does. Call it before the person who hands over is locked.
 */
export const holdHandover = async (
  principal: Principal,
  reach: Reach,
  from: string,
  to: string | undefined,
): Promise<Handover | undefined> => {
  if (to === undefined) return undefined;
  if (!isAdministrator(principal))
    throw new ApiFailure('forbidden', {
      message: userTexts.columnRefused,
      errors: { handOverTo: userTexts.columnRefused },
    });
  if (to === from) throw refuse(userTexts.handOverToAnother);
  const theirs = (await childrenOfClinician(from)).map(({ id }) => id);
  const found = [...new Set([...theirs, ...(await childrenOfManaged(from))])];
  // A child that somebody else took over while this request waited for the lock stays with them.
  const children = (await lockChildren(principal, 'any', found))
    .filter(({ primaryContact }) => primaryContact === from)
    .map(({ id }) => id);
  const families = await lockManaged(from);
  const [first, second] = [from, to].toSorted();
  const locked = [await lockUser(principal, reach, first ?? from), await lockUser(principal, reach, second ?? to)];
  const target = locked.find(({ id }) => id === to);
  if (!target || !mayTakeOn(target)) throw refuse(userTexts.staffOnlyCsm);
  return { to: target, children, families };
};

/** A handover belongs to the end of somebody's work: only a business user who can no longer sign in hands over. */
export const checkHandover = (stored: StoredUser, status: NewUser['userStatus'], handover: Handover | undefined) => {
  if (!handover) return;
  if (!isBusinessType(stored.type)) throw refuse(userTexts.notForThisKind);
  if (SIGN_IN_STATUSES.includes(status ?? stored.userStatus)) throw refuse(userTexts.handOverOnLeaving);
};

/** Gives the children and families to the new person, each with its own entry in the history. */
export const handOver = async (actor: RequestActor, from: string, handover: Handover | undefined) => {
  if (!handover) return;
  const { to, children, families } = handover;
  if (children.length > 0)
    await saveChildren({
      ...actor,
      reach: 'any',
      children: children.map((_id) => ({ _id, primaryContact: to.id })),
      field: (_number, name) => (name === 'primaryContact' ? 'handOverTo' : name),
    });
  for (const id of families) {
    await storeUser(id, { csm: to.id });
    await endTeamsOfFamily(actor, id);
    await recordAudit({
      ...actor,
      action: 'edit',
      record: 'user',
      recordId: id,
      subjectId: id,
      before: { csm: from },
      after: { csm: to.id },
    });
  }
};
