import { pageWindow } from '@amberway/contract/kernel/query';
import * as endpoints from '@amberway/contract/session-requests/endpoints';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { presentRequest } from './present.ts';
import { listRequests } from './queries.ts';
import { ask, decline, offer, withdraw } from './service.ts';

const PAGE = 20;

export const sessionRequestRoutes = [
  route(endpoints.listSessionRequests, async ({ principal, reach, query }) => {
    const { member, status } = query;
    if (member && !(await findMemberInReach(principal, reach, member))) throw notFound();
    const { rows, count } = await listRequests(principal, reach, { member, status }, pageWindow(query, PAGE));
    return okList(rows.map(presentRequest), count);
  }),

  route(endpoints.askForSession, async (context) => ok(await ask(context))),

  route(endpoints.withdrawSessionRequest, async (context) =>
    ok(await withdraw(context), sessionRequestTexts.withdrawn),
  ),

  route(endpoints.offerSession, async (context) => ok(await offer(context), sessionRequestTexts.offeredNotice)),

  route(endpoints.declineSessionRequest, async (context) =>
    ok(await decline(context), sessionRequestTexts.declinedNotice),
  ),
];
