import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { addressOf } from '../../../kernel/files/address.ts';
import { attachFile } from '../../../kernel/files/attach.ts';
import { type FileRow, unlinkFile } from '../../../kernel/files/queries.ts';
import { picturesIn } from '../../../kernel/html/sanitise.ts';
import type { ReceivedFile } from '../../../kernel/http/form.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { deleteMailResources, keepMailAttachment } from '../../resources/public.ts';
import { takeUpload } from '../../uploads/public.ts';
import { insertAttachments, takeAttachments } from './queries.ts';

type By = { principal: Principal; services: Services; requestId: string };
type About = { mailId: string; customerId: string; memberId: string | null; subject: string; content: string };

export type Attached = { file: FileRow; resourceId: string };
export type Enclosed = { attached: Attached[]; pictures: FileRow[] };

/** Looks at each file and stores it; one that is refused refuses them all. */
export const storeFiles = async (by: By, files: readonly ReceivedFile[]): Promise<FileRow[]> => {
  const stored: FileRow[] = [];
  for (const file of files) stored.push(await takeUpload({ ...by, file }, UPLOAD_RULES.mail));
  return stored;
};

/** Makes the files the mail's: the family may read them, and each becomes a resource. In a transaction. */
export const enclose = async ({ principal }: By, about: About, stored: readonly FileRow[]): Promise<Enclosed> => {
  const { mailId, customerId, memberId, subject, content } = about;
  const attached: Attached[] = [];
  for (const row of stored) {
    const file = await attachFile(principal, addressOf(row), { field: 'file', customerId });
    attached.push({ file, resourceId: await keepMailAttachment({ principal, file, memberId, subject }) });
  }
  await insertAttachments(
    attached.map(({ file, resourceId }, position) => ({ mailId, position, resourceId, fileId: file.id })),
  );
  const pictures: FileRow[] = [];
  for (const address of new Set(picturesIn(content)))
    pictures.push(await attachFile(principal, address, { field: 'emailContent', customerId }));
  return { attached, pictures };
};

/** Takes back what a mail that did not leave had enclosed. In a transaction. */
export const dropEnclosed = async (mailId: string): Promise<void> => {
  const dropped = await takeAttachments(mailId);
  await deleteMailResources(dropped.map(({ resourceId }) => resourceId));
  for (const { fileId } of dropped) await unlinkFile(fileId);
};
