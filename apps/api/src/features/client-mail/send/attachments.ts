import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { inTransaction } from '../../../kernel/db/context.ts';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import { type FileRow, findFile, unlinkFile } from '../../../kernel/files/queries.ts';
import { picturesIn } from '../../../kernel/html/pictures.ts';
import type { ReceivedFile } from '../../../kernel/http/form.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { deleteMailResources, storeMailAttachment } from '../../resources/public.ts';
import { takeUpload } from '../../uploads/public.ts';
import { deleteMail, findAttachments, insertAttachments, takeAttachments } from './queries.ts';

type RequestActor = { principal: Principal; services: Services; requestId: string };
type About = { mailId: string; customerId: string; memberId: string | null; subject: string };

export type Attached = { file: FileRow; resourceId: string };
export type Enclosed = { attached: Attached[]; pictures: FileRow[] };

/** Checks and stores each file; if one is rejected, all are. */
const storeFiles = async (actor: RequestActor, files: readonly ReceivedFile[]): Promise<FileRow[]> => {
  const stored: FileRow[] = [];
  for (const file of files) stored.push(await takeUpload({ ...actor, file }, UPLOAD_RULES.mail));
  return stored;
};

/**
 * Attaches the files to the mail: the family may read them, and each becomes a resource. Files attached by an earlier
 * attempt with the same key are identical and may have reached the family: they are reused.
 */
export const enclose = async (
  actor: RequestActor,
  about: About,
  files: readonly ReceivedFile[],
): Promise<Attached[]> => {
  const { mailId, customerId, memberId, subject } = about;
  const known = await findAttachments(mailId);
  if (known.length > 0) return known;
  const stored = await storeFiles(actor, files);
  return inTransaction(async () => {
    const { principal } = actor;
    const attached: Attached[] = [];
    for (const row of stored) {
      const file = await attachFile(principal, fileUrlOf(row), { field: 'file', use: 'mail', customerId });
      attached.push({
        file,
        resourceId: await storeMailAttachment({ principal, file, customerId, memberId, subject }),
      });
    }
    await insertAttachments(
      attached.map(({ file, resourceId }, position) => ({ mailId, position, resourceId, fileId: file.id })),
    );
    return attached;
  });
};

const pictureUrlsIn = (content: string) => [...new Set(picturesIn(content))];

/** Links the pictures in the text, so that they stay as long as the mail. Call it in the creating transaction. */
export const attachPictures = async (principal: Principal, content: string, customerId: string): Promise<FileRow[]> => {
  const pictures: FileRow[] = [];
  for (const url of pictureUrlsIn(content))
    pictures.push(await attachFile(principal, url, { field: 'emailContent', use: 'editor', customerId }));
  return pictures;
};

/** The pictures that the mail has linked already. */
export const attachedPictures = async (content: string): Promise<FileRow[]> => {
  const pictures: FileRow[] = [];
  for (const url of pictureUrlsIn(content)) {
    const id = parseFileUrl(url)?.id;
    const file = id && (await findFile(id));
    if (file) pictures.push(file);
  }
  return pictures;
};

/** Deletes an unsent mail with its attachments. Call it in a transaction. */
export const dropMail = async (mailId: string): Promise<void> => {
  const dropped = await takeAttachments(mailId);
  await deleteMailResources(dropped.map(({ resourceId }) => resourceId));
  for (const { fileId } of dropped) await unlinkFile(fileId);
  const content = await deleteMail(mailId);
  for (const url of pictureUrlsIn(content ?? '')) await detachFile(url);
};
