import { resourceTexts } from '@amberway/contract/resources/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { MailMessage } from '../../kernel/mail/message.ts';
import type { Services } from '../../kernel/services.ts';
import { findUser } from '../users/public.ts';
import { toggleFlag } from './save/queries.ts';

const flaggedMail = (
  to: { email: string; firstName: string },
  { name, fromMail }: { name: string; fromMail: boolean },
): MailMessage => ({
  to: to.email,
  subject: fromMail ? 'An attachment of yours has been flagged' : 'A resource of yours has been flagged',
  paragraphs: [
    `Hello ${to.firstName},`,
    fromMail
      ? `an administrator has flagged “${name}”, which you sent to a client as an attachment. Please look at it again, or ask your administrator about it.`
      : `an administrator has flagged the resource “${name}”. Please look at it again, or ask your administrator about it.`,
  ],
});

type By = { principal: Principal; services: Services; requestId: string };

/** Sets or takes back the flag; whoever made the resource gets a mail when it is set. */
export const flagResource = ({ principal, services, requestId }: By, id: string) =>
  inTransaction(async () => {
    const row = await toggleFlag(principal, id);
    if (!row) throw notFound();
    const { flagged } = row;
    await recordAudit({
      principal,
      action: 'flag',
      record: 'resource',
      recordId: id,
      before: { flagged: !flagged },
      after: { flagged },
      requestId,
    });
    const maker = flagged ? await findUser(row.createdBy) : undefined;
    if (maker) await services.mailer.send({ ...flaggedMail(maker, row), recordId: id });
    return { flagged, message: flagged ? resourceTexts.flagged : resourceTexts.unflagged };
  });
