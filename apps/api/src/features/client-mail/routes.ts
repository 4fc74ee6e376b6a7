import * as endpoints from '@amberway/contract/client-mail/endpoints';
import { MAIL_LOG_PAGE } from '@amberway/contract/client-mail/limits';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { pageWindow, sortingOf } from '@amberway/contract/kernel/query';
import { notFound } from '../../kernel/http/failure.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { readIdempotencyKey } from '../../kernel/idempotency/key.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { beginGmail, finishGmail, disconnectGmail, gmailStateOf } from './connection.ts';
import { presentMail, presentMails } from './log/present.ts';
import { attachmentsOf, findMail, listMails } from './log/queries.ts';
import { listRecipients } from './recipients.queries.ts';
import { sendMail } from './send/send.ts';

const loggedMail = async (principal: Principal, reach: Reach, id: string) => {
  const row = await findMail(principal, reach, id);
  if (!row) throw notFound();
  return presentMail(row, (await attachmentsOf(principal, reach, [id])).get(id));
};

export const clientMailRoutes = [
  route(endpoints.getGmailState, async ({ query, ...actor }) => {
    if (query.id !== actor.principal.actorId) throw notFound();
    return ok(await gmailStateOf(actor));
  }),

  route(endpoints.beginGmailConsent, async (actor) =>
    ok({ url: await beginGmail(actor, publicUrlOf(actor.services.config, actor.request)) }),
  ),

  route(endpoints.finishGmailConsent, async ({ body, ...actor }) =>
    ok(await finishGmail(actor, publicUrlOf(actor.services.config, actor.request), body), clientMailTexts.connected),
  ),

  route(endpoints.disconnectGmail, async (actor) => ok(await disconnectGmail(actor), clientMailTexts.forgotten)),

  route(endpoints.sendGmail, async ({ body, ...context }) => {
    const { principal, reach, request, services } = context;
    const publicUrl = publicUrlOf(services.config, request);
    const id = await sendMail({ ...context, key: readIdempotencyKey(request), publicUrl }, body);
    return ok(await loggedMail(principal, reach, id), clientMailTexts.sent);
  }),

  route(endpoints.listRecipients, async ({ principal, reach, query }) => {
    const { rows, count } = await listRecipients(principal, reach, query, pageWindow(query));
    return okList(rows, count);
  }),

  route(endpoints.listMailLog, async ({ principal, reach, query }) => {
    const { rows, count } = await listMails(
      principal,
      reach,
      query.search,
      pageWindow(query, MAIL_LOG_PAGE),
      sortingOf(query),
    );
    const attachments = await attachmentsOf(
      principal,
      reach,
      rows.map(({ id }) => id),
    );
    return okList(await presentMails(rows, attachments), count);
  }),

  route(endpoints.getLoggedMail, async ({ principal, reach, params }) =>
    ok(await loggedMail(principal, reach, params.id)),
  ),
];
