import { isFamily } from '@amberway/contract/kernel/roles';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { pageWindow } from '@amberway/contract/kernel/query';
import * as endpoints from '@amberway/contract/messages/endpoints';
import { messageTexts } from '@amberway/contract/messages/texts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { type Principal, principalReach } from '../../kernel/identity/principal.ts';
import { findAuthor, findCorrespondent } from './people.queries.ts';
import { presentClientMessage, presentMessage } from './present.ts';
import {
  findClientMessage,
  findCoachMessage,
  listClientMessages,
  listCoachMessages,
  listThreadMessages,
} from './queries.ts';
import {
  acknowledge,
  acknowledgeAll,
  deleteCoachMessage,
  deleteReceived,
  lockReceived,
  restoreCoachMessage,
  restoreReceived,
} from './receive.ts';
import { leftToday, refuseOtherSender, sendMessage } from './send.ts';
import { findThread, listThreads } from './threads.ts';

const PAGE = 50;

const clientReply = async (principal: Principal, id: string) => {
  const reach = principalReach(principal, 'messages', 'read');
  const found = await findClientMessage(principal, reach, id);
  if (!found) throw notFound();
  return presentClientMessage(found);
};

/** The business user a list is about; business users can list only their own. */
const coachOf = async (principal: Principal, reach: Reach, to: string | undefined) => {
  if (!to) return reach === 'any' ? undefined : principal.userId;
  if (!(await findCorrespondent(principal, reach, 'Business', to))) throw notFound();
  return to;
};

export const messageRoutes = [
  route(endpoints.listClientMessages, async ({ principal, reach, query }) => {
    const { client } = query;
    if (client && !(await findCorrespondent(principal, reach, 'Customer', client))) throw notFound();
    const { rows, count } = await listClientMessages(principal, reach, query, pageWindow(query, PAGE));
    const writes = client && principalReach(principal, 'messages', 'send') !== 'none';
    const left = writes ? await leftToday(principal, client) : null;
    return { ...okList(rows.map(presentClientMessage), count), leftToday: left };
  }),

  route(endpoints.sendClientMessage, async ({ principal, reach, body, requestId }) => {
    refuseOtherSender(principal, body.from);
    const to = await findCorrespondent(principal, reach, 'Customer', body.to);
    const letter = { kind: 'client', to, customerId: body.to, message: body.message } as const;
    const id = await sendMessage({ principal, requestId }, letter);
    const left = await leftToday(principal, body.to);
    return { ...ok(await clientReply(principal, id), messageTexts.sent), leftToday: left };
  }),

  route(endpoints.deleteClientMessage, async ({ params, ...actor }) => {
    await deleteReceived(actor, params.id);
    return okEmpty(messageTexts.deleted);
  }),

  route(endpoints.restoreClientMessage, async ({ params, ...actor }) => {
    await restoreReceived(actor, params.id);
    return ok(await clientReply(actor.principal, params.id), messageTexts.restored);
  }),

  route(endpoints.acknowledgeClientMessage, async ({ params, ...actor }) => {
    await acknowledge(actor, params.id);
    return ok(await clientReply(actor.principal, params.id), messageTexts.acknowledged);
  }),

  route(endpoints.replyToClientMessage, ({ principal, params, body, requestId }) =>
    inTransaction(async () => {
      const actor = { principal, requestId };
      const answered = await lockReceived(actor, params.id);
      const { id: replyTo, customerId } = answered;
      const to = await findAuthor(answered.fromId, principal.userId);
      const id = await sendMessage(actor, { kind: 'client', to, customerId, message: body.message, replyTo });
      await acknowledge(actor, params.id);
      const left = await leftToday(principal, answered.fromId);
      return { ...ok(await clientReply(principal, id), messageTexts.sent), leftToday: left };
    }),
  ),

  route(endpoints.listThreads, async ({ principal }) => ok(await listThreads(principal))),

  route(endpoints.listThread, async ({ principal, reach, params, query }) => {
    const { mayWrite } = await findThread(principal, params.personId);
    const window = pageWindow(query, PAGE);
    const { rows, count } = await listThreadMessages(principal, reach, params.personId, window);
    const left = mayWrite && isFamily(principal) ? await leftToday(principal, params.personId) : null;
    return { ...okList(rows.map(presentClientMessage), count), leftToday: left };
  }),

  route(endpoints.writeToCoach, async ({ principal, params, body, requestId }) => {
    const { person, mayWrite } = await findThread(principal, params.personId);
    const to = { id: person._id, canRead: mayWrite };
    const letter = { kind: 'client', to, customerId: principal.userId, message: body.message } as const;
    const id = await sendMessage({ principal, requestId }, letter);
    const left = await leftToday(principal, to.id);
    return { ...ok(await clientReply(principal, id), messageTexts.sent), leftToday: left };
  }),

  route(endpoints.readThread, async ({ params, ...actor }) => {
    const { principal } = actor;
    const reach = principalReach(principal, 'messages', 'read');
    if (isFamily(principal)) await findThread(principal, params.personId);
    else if (!(await findCorrespondent(principal, reach, 'Customer', params.personId))) throw notFound();
    await acknowledgeAll(actor, params.personId);
    return okEmpty();
  }),

  route(endpoints.listCoachMessages, async ({ principal, reach, query }) => {
    const to = await coachOf(principal, reach, query.to);
    const { rows, count } = await listCoachMessages(principal, to, pageWindow(query, PAGE));
    const left = to && reach === 'any' ? await leftToday(principal, to) : null;
    return { ...okList(rows.map(presentMessage), count), leftToday: left };
  }),

  route(endpoints.sendCoachMessage, async ({ principal, reach, body, requestId }) => {
    refuseOtherSender(principal, body.from);
    const to = await findCorrespondent(principal, reach, 'Business', body.to);
    const letter = { kind: 'coach', to, customerId: null, message: body.message } as const;
    const id = await sendMessage({ principal, requestId }, letter);
    const stored = await findCoachMessage(id);
    if (!stored) throw notFound();
    return { ...ok(presentMessage(stored), messageTexts.sent), leftToday: await leftToday(principal, body.to) };
  }),

  route(endpoints.deleteCoachMessage, async ({ reach, params, ...actor }) => {
    await deleteCoachMessage(actor, reach, params.id);
    return okEmpty(messageTexts.deleted);
  }),

  route(endpoints.restoreCoachMessage, async ({ reach, params, ...actor }) => {
    await restoreCoachMessage(actor, reach, params.id);
    return okEmpty(messageTexts.restored);
  }),
];
