import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { MailMessage } from '../../kernel/mail/message.ts';
import type { Services } from '../../kernel/services.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { worksWithFamily } from './family.queries.ts';
import { toggleFlag } from './save/queries.ts';

const flaggedMail = (
  to: { email: string; firstName: string },
  { name, fromMail }: { name: string | null; fromMail: boolean },
): MailMessage => {
  const what = fromMail ? 'attachment' : 'resource';
  const named = name ? `the ${what} “${name}”` : `${fromMail ? 'an attachment' : 'a resource'} of yours`;
  return {
    to: to.email,
    subject: fromMail ? 'An attachment of yours has been flagged' : 'A resource of yours has been flagged',
    paragraphs: [
      `Hello ${to.firstName},`,
      `an administrator has flagged ${named}${fromMail ? ', which you sent to a client' : ''}. Please look at it again, or ask your administrator about it.`,
    ],
  };
};

type RequestActor = { principal: Principal; services: Services; requestId: string };

/** Sets or clears the flag; the creator gets a mail when it is set. */
export const flagResource = ({ principal, services, requestId }: RequestActor, id: string) =>
  inTransaction(async () => {
    const row = await toggleFlag(principal, id);
    if (!row) throw notFound();
    const { flagged } = row;
    await recordAudit({
      principal,
      action: 'flag',
      record: 'resource',
      recordId: id,
      ...(row.customerId && { subjectId: row.customerId }),
      before: { flagged: !flagged },
      after: { flagged },
      requestId,
    });
    const maker = flagged ? await findUser(row.createdBy) : undefined;
    // A creator who no longer works with the family is notified that a resource was flagged, without its name.
    const knows = maker && (!row.customerId || (await worksWithFamily(maker.id, row.customerId)));
    if (maker)
      await services.mailer.send({ ...flaggedMail(maker, { ...row, name: knows ? row.name : null }), recordId: id });
    const texts = row.fromMail ? clientMailTexts : resourceTexts;
    return { flagged, message: flagged ? texts.flagged : texts.unflagged };
  });
