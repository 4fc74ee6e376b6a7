import { coverCustomer, getCoverAllowance } from '@amberway/contract/users/cover-endpoints';
import {
  getEmailSignature,
  getMe,
  listMyClients,
  markFirstLogin,
  saveEmailSignature,
} from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { pageWindow } from '@amberway/contract/kernel/query';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { countOwnMembers, summariesOf } from '../members/public.ts';
import { loadCurrentUser } from '../auth/public.ts';
import { coverAllowanceOf, openCover } from './cover.ts';
import { notifyFirstLogin } from './notify-first-login.ts';
import { changeEmailSignature, readEmailSignature } from './email-signature.ts';
import { presentClient } from './present.ts';
import { listClients, workOf } from './clients.queries.ts';
import { endFirstLogin } from './queries.ts';

const CLIENT_PAGE_SIZE = 50;

/** Routes about the signed-in user and their own work. */
export const ownRoutes = [
  route(getMe, async ({ principal, services }) => ok(await loadCurrentUser(principal, services.config.factorPolicy))),

  route(markFirstLogin, async ({ principal, params, requestId }) => {
    if (params.id !== principal.userId) throw notFound();
    await inTransaction(async () => {
      const user = await findUser(principal.userId);
      if (!user?.firstTimeLogin) return;
      await endFirstLogin(user.id);
      await notifyFirstLogin(user.id);
      await recordAudit({
        principal,
        action: 'firstLogin',
        record: 'user',
        recordId: user.id,
        subjectId: user.id,
        requestId,
      });
    });
    return ok({ _id: principal.userId, firstTimeLogin: false });
  }),

  route(listMyClients, async ({ principal, query }) => {
    const [{ rows, count, children }, currentClients, me] = await Promise.all([
      listClients(principal.actorId, query.search, pageWindow(query, CLIENT_PAGE_SIZE)),
      countOwnMembers(principal.actorId),
      findUser(principal.actorId),
    ]);
    const ids = rows.map((row) => row.id);
    const [members, work] = await Promise.all([
      summariesOf(ids, childWithinReach(principal, 'assigned')),
      workOf(principal.actorId, ids),
    ]);
    const clients = rows.map((row) =>
      presentClient(
        row,
        members.filter((member) => member.parentId === row.id),
        work,
      ),
    );
    return { ...okList(clients, count), currentClients, totalCapacity: me?.totalClientCapacity ?? null, children };
  }),

  route(getCoverAllowance, async (actor) => ok(await coverAllowanceOf(actor))),

  route(coverCustomer, async ({ params, body, ...actor }) =>
    ok(await openCover(actor, params.customerId, body.reason), userTexts.coverOpened),
  ),

  route(getEmailSignature, async ({ principal }) => ok(await readEmailSignature(principal.actorId))),

  route(saveEmailSignature, async ({ body, ...actor }) => ok(await changeEmailSignature(actor, body.emailSignature))),
];
