import type { Reach } from '@amberway/contract/kernel/permissions';
import { uploadClientFile } from '@amberway/contract/client-files/endpoints';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { isCustomerInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { fileUrlOf } from '../../kernel/files/file-url.ts';
import { attachFile } from '../../kernel/files/attach.ts';
import { type FileRow, markIfUnlinked, unlinkFile } from '../../kernel/files/queries.ts';
import type { ReceivedFile } from '../../kernel/http/form.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import { once, repliedBefore } from '../../kernel/idempotency/queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { takeUpload } from '../uploads/public.ts';
import { type ClientFileRow, deleteClientFiles, insertClientFile, isChildOf, lockFiles, setInBin } from './queries.ts';

type RequestActor = { principal: Principal; reach: Reach; requestId: string };

export const requireFamily = async ({ principal, reach }: Omit<RequestActor, 'requestId'>, customerId: string) => {
  if (!(await isCustomerInReach(principal, reach, customerId))) throw notFound();
};

type Upload = RequestActor & {
  services: Services;
  file: ReceivedFile;
  customerId: string;
  memberId: string;
  /** The client's idempotency key. */
  key: string | undefined;
};

/** Stores the client file record for an uploaded file. Call it in a transaction. */
const note = async ({ principal, customerId, memberId, requestId }: Upload, stored: FileRow) => {
  const file = await attachFile(principal, fileUrlOf(stored), {
    field: 'file',
    use: 'clientFile',
    customerId,
    visibility: 'private',
  });
  const row = await insertClientFile({ customerId, memberId, fileId: file.id, createdBy: principal.actorId });
  await recordAudit({
    principal,
    action: 'create',
    record: 'clientFile',
    recordId: row.id,
    subjectId: customerId,
    after: { member: memberId, size: row.size },
    requestId,
  });
  return row;
};

/**
 * Stores the file, then its record: once per idempotency key. Callers without access are rejected before anything is
 * stored. Storing is slow and happens outside the transaction; of two concurrent requests the second leaves a file
 * without references, which the sweep removes.
 */
export const storeClientFile = async (upload: Upload): Promise<ClientFileRow> => {
  const { principal, customerId, memberId, file, key } = upload;
  await requireFamily(upload, customerId);
  if (!(await isChildOf(memberId, customerId))) throw notFound();
  const call = key && {
    principal,
    endpoint: uploadClientFile.id,
    key,
    input: [principal.userId, customerId, memberId, file.name, file.sha256],
  };
  const before = call && (await repliedBefore<ClientFileRow>(call));
  if (before) return before;
  const stored = await takeUpload(upload, UPLOAD_RULES.clientFile);
  return call ? once(call, () => note(upload, stored)) : inTransaction(() => note(upload, stored));
};

/** Moves files to the bin or back, all or none. Those already there stay. */
export const moveFiles = (actor: RequestActor, customerId: string, ids: string[], to: 'bin' | 'list'): Promise<void> =>
  inTransaction(async () => {
    await requireFamily(actor, customerId);
    if (ids.length === 0) throw invalidFields({ idArray: clientFileTexts.chooseFile });
    const held = await lockFiles(customerId, ids);
    if (held.length < ids.length) throw notFound();
    const moved = held.filter(({ deletedAt }) => (deletedAt === null) === (to === 'bin')).map(({ id }) => id);
    if (moved.length === 0) return;
    await setInBin(customerId, moved, to === 'bin');
    for (const recordId of moved)
      await recordAudit({
        principal: actor.principal,
        action: to === 'bin' ? 'delete' : 'restore',
        record: 'clientFile',
        recordId,
        subjectId: customerId,
        requestId: actor.requestId,
      });
  });

/**
 * Deletes files in the bin permanently, all or none. The stored file is marked deleted at once, unless another record
 * uses it; the sweep removes the bytes.
 */
export const emptyBin = (actor: RequestActor, customerId: string, ids: string[]): Promise<void> =>
  inTransaction(async () => {
    await requireFamily(actor, customerId);
    const held = await lockFiles(customerId, ids);
    if (held.length < ids.length || held.some(({ deletedAt }) => deletedAt === null)) throw notFound();
    await deleteClientFiles(customerId, ids);
    for (const { id: recordId, fileId } of held) {
      await unlinkFile(fileId);
      await markIfUnlinked(fileId);
      await recordAudit({
        principal: actor.principal,
        action: 'purge',
        record: 'clientFile',
        recordId,
        subjectId: customerId,
        requestId: actor.requestId,
      });
    }
  });
