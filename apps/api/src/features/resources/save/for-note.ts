import { isShareable } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { requireForFamily } from '../share/hold.ts';
import { addShares, holdShares, removeShares } from '../share/queries.ts';
import {
  anyResourceType,
  insertResource,
  isUsedByTask,
  lockResource,
  markDeleted,
  putFile,
  updateResource,
} from './queries.ts';

// The file of an activity note is a private resource: visible to the child's family while the note is shown to it, and
// to those who work with the family. Call all of this in the transaction of the note.

type RequestActor = { principal: Principal; requestId: string };
type Child = { id: string; parentId: string };
type Attachment = { url: string; name: string };

const FIELD = 'resourceAttachment';
const DESCRIPTION = 'Added with an activity note.';

/** The family reads it through a share, so it cannot before the note is shown. */
const attachNoteFile = (principal: Principal, { parentId }: Child, url: string) =>
  attachFile(principal, url, { field: FIELD, use: 'session', customerId: parentId, visibility: 'record' });

const nameOf = ({ name }: Pick<Attachment, 'name'>, file: FileRow) => name.trim() || file.originalName;

export const addForNote = async (actor: RequestActor, child: Child, attachment: Attachment): Promise<string> => {
  const { principal } = actor;
  const file = await attachNoteFile(principal, child, attachment.url);
  const values = {
    name: nameOf(attachment, file),
    description: DESCRIPTION,
    typeId: await anyResourceType('Document'),
    file: fileUrlOf(file),
    fileName: file.originalName,
    isPrivate: true,
    memberId: child.id,
    customerId: child.parentId,
    status: 'Active' as const,
  };
  const id = await insertResource({ ...values, createdBy: principal.actorId });
  await putFile(id, 'file', file.id);
  await recordAudit({
    ...actor,
    action: 'create',
    record: 'resource',
    recordId: id,
    subjectId: child.parentId,
    after: values,
  });
  return id;
};

/** Changes the file, the name or both of the same resource. */
export const changeForNote = async (
  actor: RequestActor,
  child: Child,
  id: string,
  { url, name }: Partial<Attachment>,
) => {
  const stored = await lockResource(actor.principal, id);
  const file = url && url !== stored.file ? await attachNoteFile(actor.principal, child, url) : undefined;
  const values = {
    ...(file && { file: fileUrlOf(file), fileName: file.originalName, name: nameOf({ name: name ?? '' }, file) }),
    ...(name?.trim() && { name: name.trim() }),
  };
  if (Object.keys(values).length === 0) return;
  if (file) {
    await putFile(id, 'file', file.id);
    await detachFile(stored.file);
  }
  await updateResource(id, values);
  await recordAudit({
    ...actor,
    action: 'edit',
    record: 'resource',
    recordId: id,
    subjectId: child.parentId,
    before: { ...stored },
    after: values,
  });
};

/** Deleted with its note, unless a task uses it. */
export const removeForNote = async (actor: RequestActor, child: Child, id: string) => {
  if (await isUsedByTask(id)) return;
  await markDeleted(id);
  await recordAudit({ ...actor, action: 'delete', record: 'resource', recordId: id, subjectId: child.parentId });
};

/** A library resource the user sees and may share with this child. */
export const requireForNote = async (principal: Principal, { parentId }: Child, id: string) => {
  const [found] = await requireForFamily({ principal, customerId: parentId, ids: [id], field: 'uploadedResource' });
  if (found && !isShareable(found.status)) throw invalidFields({ uploadedResource: resourceTexts.notShareable });
};

/** Notifies nobody: the family is notified of the note itself. */
export const showForNote = async (actor: RequestActor, child: Child, id: string) => {
  const added = await addShares(child.id, [id], actor.principal.actorId);
  if (added.length > 0)
    await recordAudit({
      ...actor,
      action: 'share',
      record: 'resource',
      subjectId: child.parentId,
      after: { member: child.id, resources: added },
    });
};

export const hideForNote = async (actor: RequestActor, child: Child, id: string) => {
  const held = await holdShares(child.id, [id]);
  if (held.length === 0 || (await isUsedByTask(id))) return;
  await removeShares(child.id, held);
  await recordAudit({
    ...actor,
    action: 'unshare',
    record: 'resource',
    subjectId: child.parentId,
    before: { member: child.id, resources: held },
  });
};
