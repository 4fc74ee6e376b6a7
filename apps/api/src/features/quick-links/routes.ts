import * as endpoints from '@amberway/contract/quick-links/endpoints';
import type { QuickLink } from '@amberway/contract/quick-links/schemas';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { listQuickLinks, type QuickLinkRow } from './queries.ts';
import { createQuickLink, deleteQuickLink, updateQuickLink } from './save.ts';

const present = ({ id, ...row }: QuickLinkRow): QuickLink => ({ ...row, _id: id });

export const quickLinkRoutes = [
  route(endpoints.listQuickLinks, async ({ principal, params }) => {
    if (params.userId !== principal.userId) throw notFound();
    const rows = await listQuickLinks(principal.userId);
    return okList(rows.map(present), rows.length);
  }),

  route(endpoints.createQuickLink, async ({ body, ...actor }) =>
    ok(present(await createQuickLink(actor, body)), quickLinkTexts.added),
  ),

  route(endpoints.updateQuickLink, async ({ params, body, ...actor }) =>
    ok(present(await updateQuickLink(actor, params.id, body)), quickLinkTexts.updated),
  ),

  route(endpoints.deleteQuickLink, async ({ params, ...actor }) => {
    await deleteQuickLink(actor, params.id);
    return okEmpty(quickLinkTexts.removed);
  }),
];
