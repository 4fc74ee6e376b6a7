import type { UpdateResourceBody } from '@amberway/contract/resources/body';
import { settled } from '@amberway/contract/resources/rules';
import { isShareable } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { seesResource } from '../audience.queries.ts';
import { assignFilesOf, fileOwnerOf, onlyFamilyOf } from '../family.queries.ts';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { shareAndNotify } from '../share/share.ts';
import { notifySentBack } from './notify.ts';
import { exchangeFiles, attachFiles, withAttached } from './files.ts';
import {
  checkedStatus,
  editorOf,
  refuseFields,
  refuseFileChange,
  refuseProblems,
  refusePublishing,
  requireReferences,
} from './guards.ts';
import {
  addObjectives,
  isUsedByTask,
  lockResource,
  markDeleted,
  objectivesOf,
  removeObjectives,
  type StoredResource,
  updateResource as storeResource,
} from './queries.ts';
import { columnsOf, sentValues, valuesOf } from './values.ts';

type RequestActor = { principal: Principal; requestId: string };

const changeObjectives = async (id: string, before: string[], after: string[]) => {
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  if (removed.length > 0) await removeObjectives(id, removed);
  if (added.length > 0) await addObjectives(id, added);
};

/** Actions on a family's resource appear in the family's audit log. */
const aboutFamily = (customerId: string | null) => (customerId ? { subjectId: customerId } : {});

const remove = async (actor: RequestActor, stored: StoredResource) => {
  if (await isUsedByTask(stored.id)) throw invalidFields({ isDeleted: resourceTexts.usedByTask });
  await markDeleted(stored.id);
  await recordAudit({
    ...actor,
    action: 'delete',
    record: 'resource',
    recordId: stored.id,
    ...aboutFamily(stored.customerId),
    before: { name: stored.name, status: stored.status },
  });
};

const restore = async (actor: RequestActor, { id, customerId }: StoredResource) => {
  await storeResource(id, { deletedAt: null });
  await recordAudit({ ...actor, action: 'restore', record: 'resource', recordId: id, ...aboutFamily(customerId) });
};

/** A resource meant for one child is shared with it automatically once its status allows that. */
const shareWithItsChild = async (
  actor: RequestActor,
  before: StoredResource,
  after: Pick<StoredResource, 'status' | 'name'>,
) => {
  if (!before.memberId || isShareable(before.status) || !isShareable(after.status)) return;
  const child = await findMemberInReach(actor.principal, 'any', before.memberId);
  if (child) await shareAndNotify(actor, child, [{ id: before.id, name: after.name }]);
};

const change = async (actor: RequestActor, stored: StoredResource, body: UpdateResourceBody) => {
  const { principal } = actor;
  const editor = editorOf(principal);
  const before = valuesOf(stored);
  const sent = sentValues(body);
  const objectives = await objectivesOf(stored.id);
  const wanted = body.objective ?? objectives;
  const added = wanted.filter((id) => !objectives.includes(id));
  refuseFields(editor, before, sent);
  const wished = settled({ ...before, ...sent });
  const hasNewObjectives = added.length > 0 || wanted.length !== objectives.length;
  const after = settled({ ...wished, status: await checkedStatus(editor, before, wished, hasNewObjectives) });
  refuseProblems(after);
  const becomesPrivate = after.privateResource && !before.privateResource;
  const family = stored.customerId ?? (becomesPrivate ? await onlyFamilyOf(stored.id) : null);
  if (family) refusePublishing(after);
  refuseFileChange(await fileOwnerOf(stored.id), before, after);
  await requireReferences(after.type === before.type ? undefined : after.type, added);
  const attached = await attachFiles(principal, before, after, family);
  const columns = { ...columnsOf(withAttached(after, attached)), customerId: family };
  await exchangeFiles(stored.id, before, after, attached);
  await changeObjectives(stored.id, objectives, wanted);
  await storeResource(stored.id, columns);
  if (family && !stored.customerId) await assignFilesOf(stored.id, family);
  // Nobody can make a resource private and thereby lose access to it.
  if (becomesPrivate && !stored.deletedAt && !(await seesResource(principal, stored.id)))
    throw invalidFields({ privateResource: resourceTexts.privateForOthers });
  await recordAudit({
    ...actor,
    action: 'edit',
    record: 'resource',
    recordId: stored.id,
    ...aboutFamily(family),
    before: { ...stored, objective: objectives },
    after: { ...columns, objective: wanted.toSorted() },
  });
  await shareWithItsChild(actor, stored, columns);
  if (after.status === 'Reject' && before.status !== 'Reject') await notifySentBack(principal, stored, after);
};

/** Changes, deletes or restores a resource in one transaction. Returns the success message. */
export const updateResource = (actor: RequestActor, id: string, body: UpdateResourceBody): Promise<string> =>
  inTransaction(async () => {
    const stored = await lockResource(actor.principal, id, body.version);
    const isDeleted = stored.deletedAt !== null;
    refuseFields(editorOf(actor.principal), { isDeleted }, { isDeleted: body.isDeleted ?? isDeleted });
    if (isDeleted && body.isDeleted !== false) throw invalidFields({ isDeleted: resourceTexts.restoreFirst });
    if (isDeleted) await restore(actor, stored);
    if (Object.keys({ ...sentValues(body), ...(body.objective && { objective: 1 }) }).length > 0)
      await change(actor, stored, body);
    if (!isDeleted && body.isDeleted) {
      await remove(actor, stored);
      return resourceTexts.deleted;
    }
    return isDeleted ? resourceTexts.restored : resourceTexts.updated;
  });

export const deleteResource = (actor: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const stored = await lockResource(actor.principal, id);
    if (stored.deletedAt) throw notFound();
    await remove(actor, stored);
  });
