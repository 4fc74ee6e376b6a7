import type { Reach } from '@amberway/contract/kernel/permissions';
import { SIGN_IN_STATUSES, isFamilyType, isAdministratorType } from '@amberway/contract/kernel/roles';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { userTexts } from '@amberway/contract/users/texts';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import { requireConfirmed } from '../../../kernel/identity/confirmed.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { answersToStore, storeForOnlyChild } from '../../assessment/public.ts';
import { notifyNewAdministrator, type Origin } from '../../auth/public.ts';
import { changeAvatar } from './avatar.ts';
import { endAccessByAddress, endAccessByStatus, refuseStrangeRest } from './access.ts';
import { addressTaken, checkManager, checkStatus, checkTag, endAssignments } from './guards.ts';
import { checkHandover, handOver, holdHandover } from './handover.ts';
import { lockUser, type NewUser, type StoredUser, storeUser } from './queries.ts';
import { changedValues, refuseColumns, refuseProblems, refuseStrangeLists } from './rules.ts';
import { holdChildren, saveTogether } from './together.ts';

type RequestActor = { principal: Principal; requestId: string };
type ByVisitor = RequestActor & { origin: Origin; publicUrl: string };

/** Whether this makes somebody an administrator who was not: a former one who may sign in again. */
const appoints = (stored: StoredUser, { userStatus }: Partial<NewUser>) =>
  isAdministratorType(stored.type) &&
  userStatus !== undefined &&
  SIGN_IN_STATUSES.includes(userStatus) &&
  !SIGN_IN_STATUSES.includes(stored.userStatus);

const write = async (actor: RequestActor, stored: StoredUser, changed: Partial<NewUser>) => {
  if (Object.keys(changed).length === 0) return;
  // A new e-mail address is unconfirmed, unless the administrator sets `validated`.
  const values = { ...(changed.email && { validated: false }), ...changed };
  await storeUser(stored.id, values).catch(addressTaken);
  await changeAvatar(actor.principal, stored.id, stored.avatar, changed.avatar);
  await endAccessByStatus(actor.principal, stored, changed);
  await endAssignments(actor, stored, changed);
  await recordAudit({
    ...actor,
    action: changed.userStatus === 'Deleted' ? 'delete' : 'edit',
    record: 'user',
    recordId: stored.id,
    subjectId: stored.id,
    before: { ...stored },
    after: values,
  });
};

/** Assessment answers are validated by the questionnaire, and stored with its texts and the time. */
const takeAnswers = async ({ id, type }: StoredUser, changed: Partial<NewUser>) => {
  const text = changed.socialSkillAssessment;
  if (typeof text !== 'string') return;
  if (!isFamilyType(type)) throw invalidFields({ socialSkillAssessment: assessmentTexts.onlyCustomers });
  changed.socialSkillAssessment = await answersToStore(text);
  changed.assessedAt = new Date().toISOString();
  await storeForOnlyChild(id, changed.socialSkillAssessment, changed.assessedAt);
};

/** Changes a user with children and targets in one transaction. Returns the success message. */
export const updateUser = (
  { origin, publicUrl, ...actor }: ByVisitor,
  reach: Reach,
  id: string,
  body: UpdateUserBody,
): Promise<string> =>
  inTransaction(async () => {
    const { members, kpis, version, type: _type, handOverTo, stays, endPassword, ...sent } = body;
    const rest = { stays, endPassword };
    await holdChildren(actor.principal, reach, id, body);
    const handover = await holdHandover(actor.principal, reach, id, handOverTo);
    const stored = await lockUser(actor.principal, reach, id, version);
    const changed = changedValues(stored, sent);
    refuseColumns(actor.principal, stored, body, changed);
    refuseStrangeRest(actor, stored, changed, rest);
    refuseStrangeLists(stored.type, body);
    refuseProblems(stored, changed, body);
    await takeAnswers(stored, changed);
    await checkManager(actor.principal, changed.csm);
    await checkTag(changed.tag);
    await checkStatus(actor.principal, stored, changed.userStatus);
    checkHandover(stored, changed.userStatus, handover);
    // Control of the e-mail address gives control of the account, through a reset mail.
    if (changed.email || appoints(stored, changed)) requireConfirmed(actor.principal);
    await write(actor, stored, changed);
    await endAccessByAddress({ ...actor, origin, publicUrl }, stored, changed, rest);
    // Who can access an account is mailed to those who answer for it.
    if (appoints(stored, changed))
      await notifyNewAdministrator(origin, { ...stored, ...changed }, actor.principal.actorId);
    await saveTogether(actor, id, { members, kpis });
    await handOver(actor, id, handover);
    const restored = stored.userStatus === 'Deleted' && changed.userStatus;
    return restored ? userTexts.restored : userTexts.updated;
  });

/** Soft delete: the account moves to the Deleted tab. Deleting it again changes nothing. */
export const deleteUser = (actor: RequestActor, reach: Reach, id: string, handOverTo?: string): Promise<void> =>
  inTransaction(async () => {
    const handover = await holdHandover(actor.principal, reach, id, handOverTo);
    const stored = await lockUser(actor.principal, reach, id);
    if (stored.userStatus === 'Deleted') return;
    await checkStatus(actor.principal, stored, 'Deleted');
    checkHandover(stored, 'Deleted', handover);
    await write(actor, stored, { userStatus: 'Deleted' });
    await handOver(actor, id, handover);
  });
