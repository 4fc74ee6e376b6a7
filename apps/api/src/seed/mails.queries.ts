import { and, asc, eq, isNull } from 'drizzle-orm';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { DEMO_MAILS } from '@amberway/fixtures/mails/demo';
import { clientMailAttachments, clientMails } from '../features/client-mail/tables.ts';
import { lookups } from '../features/lookups/tables.ts';
import { resourceFiles, resources } from '../features/resources/tables.ts';
import { db } from '../kernel/db/context.ts';

const plainType = async (): Promise<string> => {
  const [row] = await db()
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.type, 'resourceType'), isNull(lookups.deletedAt)))
    .orderBy(asc(lookups.order))
    .limit(1);
  return row?.id ?? '';
};

/** The demo mail log. Runs after the library, whose files it refers to. */
export const seedMails = async () => {
  const typeId = await plainType();
  const enclosed = DEMO_MAILS.flatMap(({ attachments, ...mail }) =>
    attachments.map((attachment, position) => ({ ...attachment, mail, position })),
  );
  await db()
    .insert(clientMails)
    .values(DEMO_MAILS.map(({ attachments: _, ...mail }) => mail));
  await db()
    .insert(resources)
    .values(
      enclosed.map(({ resourceId, file, flagged, mail }) => ({
        id: resourceId,
        name: file.originalName,
        description: `Attachment of the email “${mail.subject}”`,
        typeId,
        file: fileUrl(file.id, file.name),
        fileName: file.originalName,
        fromMail: true,
        isPrivate: true,
        memberId: mail.memberId,
        customerId: mail.receiverId,
        status: 'Active' as const,
        flagged,
        createdBy: mail.ownerId,
        createdAt: mail.createdAt,
      })),
    );
  await db()
    .insert(resourceFiles)
    .values(enclosed.map(({ resourceId, file }) => ({ resourceId, field: 'file', fileId: file.id })));
  await db()
    .insert(clientMailAttachments)
    .values(
      enclosed.map(({ mail, position, resourceId, file }) => ({
        mailId: mail.id,
        position,
        resourceId,
        fileId: file.id,
      })),
    );
};
