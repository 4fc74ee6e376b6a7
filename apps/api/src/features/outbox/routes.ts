import { pageWindow } from '@amberway/contract/kernel/query';
import { getOutboxMail, listOutbox } from '@amberway/contract/outbox/endpoints';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { findMail, listMails } from '../../kernel/mail/queries.ts';
import type { Services } from '../../kernel/services.ts';

type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

const present = (row: MailRow) => ({
  _id: row.id,
  to: row.recipient,
  subject: row.subject,
  state: row.state,
  createdAt: row.createdAt,
});

/** Mails contain sign-in links, so they are readable only without a mail server and outside production. */
export const outboxIsOpen = ({ config }: Pick<Services, 'config'>) => !config.SMTP_URL && !config.production;

export const outboxRoutes = [
  route(listOutbox, async ({ services, query }) => {
    if (!outboxIsOpen(services)) throw notFound();
    const { rows, count } = await listMails(pageWindow(query), query.search?.trim());
    return okList(rows.map(present), count);
  }),
  route(getOutboxMail, async ({ services, params }) => {
    const mail = outboxIsOpen(services) ? await findMail(params.id) : undefined;
    if (!mail) throw notFound();
    return ok({ ...present(mail), text: mail.text });
  }),
];
