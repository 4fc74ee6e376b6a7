import { addressOf } from '../../../kernel/files/address.ts';
import { attachFile } from '../../../kernel/files/attach.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { insertMailResource, plainType } from './queries.ts';

const NAME_MAX = 200;

type Attachment = { principal: Principal; file: FileRow; memberId: string | null; subject: string };

/**
 * An attachment of a mail is a resource of its sender that nobody else finds in the library: so it can be flagged like
 * any other. The mail's own hold on the file, and for which family, is the caller's: the resource may get another file.
 */
export const keepMailAttachment = async ({ principal, file, memberId, subject }: Attachment): Promise<string> => {
  await attachFile(principal, addressOf(file), { field: 'file' });
  return insertMailResource(
    {
      name: file.originalName.slice(0, NAME_MAX),
      description: `Attachment of the email “${subject}”`,
      typeId: await plainType(),
      file: addressOf(file),
      fileName: file.originalName,
      fromMail: true,
      isPrivate: true,
      byAgency: principal.actorRole === 'Administrator',
      memberId,
      status: 'Active',
      createdBy: principal.actorId,
    },
    file.id,
  );
};
