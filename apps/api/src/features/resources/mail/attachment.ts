import { isAdministrator, actorOf } from '@amberway/contract/kernel/roles';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import { attachFile } from '../../../kernel/files/attach.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { insertMailResource, plainType } from './queries.ts';

const NAME_MAX = 200;

type Attachment = {
  principal: Principal;
  file: FileRow;
  customerId: string;
  memberId: string | null;
  subject: string;
};

/**
 * A mail attachment is stored as a resource, so that it can be flagged like any other. It belongs to the family that
 * got the mail, and its file cannot be replaced: it is what was sent. The caller links the file to the mail itself.
 */
export const storeMailAttachment = async ({
  principal,
  file,
  customerId,
  memberId,
  subject,
}: Attachment): Promise<string> => {
  await attachFile(principal, fileUrlOf(file), { field: 'file', use: 'mail' });
  return insertMailResource(
    {
      name: file.originalName.slice(0, NAME_MAX),
      description: `Attachment of the email “${subject}”`,
      typeId: await plainType(),
      file: fileUrlOf(file),
      fileName: file.originalName,
      fromMail: true,
      isPrivate: true,
      byAgency: isAdministrator(actorOf(principal)),
      memberId,
      customerId,
      status: 'Active',
      createdBy: principal.actorId,
    },
    file.id,
  );
};
