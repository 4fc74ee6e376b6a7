import type { FastifyInstance } from 'fastify';
import { stopDigests } from '@amberway/contract/notifications/endpoints';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';

/**
 * Mail programs without one-click open the URL of the header in a browser. That must change nothing by itself, because
 * scanners of mails follow links: it leads to the page with a button.
 */
export const registerStopPage = (app: FastifyInstance): void =>
  void app.get<{ Params: { token: string } }>(
    `/api/${stopDigests.path}`,
    { config: { open: 'it leads to a public page' } },
    ({ params }, reply) => reply.redirect(PUBLIC_ROUTES.stopMails.replace(':token', encodeURIComponent(params.token))),
  );
