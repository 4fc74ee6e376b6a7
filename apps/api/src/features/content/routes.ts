import {
  bulkStatus,
  contentTemplate,
  exportContent,
  findContent as findContentEndpoint,
  getMemberAvatar,
  importContent,
  listPublishedShorts,
  listPublishedVideos,
  searchReferrals,
  setMemberAvatar,
} from '@amberway/contract/content/endpoints';
import { CONTENT, contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { pageWindow } from '@amberway/contract/kernel/query';
import { ok, okList, type Route, route } from '../../kernel/http/route.ts';
import { composeFor, readAvatar } from './avatar/service.ts';
import { binRoutes } from './bin/routes.ts';
import { changeStatus } from './bulk.ts';
import { findContent } from './find/service.ts';
import { findReferrals } from './referrals/service.ts';
import { pickableVideos } from './course/picker.ts';
import { publishedShorts } from './published.ts';
import { exportFile } from './transfer/export.ts';
import { templateFile } from './transfer/template.ts';
import { importRows } from './transfer/import.ts';
import type { UseSource } from './uses.queries.ts';
import { typeRoutes } from './type-routes.ts';

const TYPES = Object.values(CONTENT);

/** `uses`: where content is used outside this slice. */
export const contentRoutes = (uses: readonly UseSource[]): readonly Route[] => [
  ...binRoutes(uses),
  ...TYPES.flatMap(typeRoutes),

  route(listPublishedVideos, async (context) => pickableVideos(context)),
  route(listPublishedShorts, async (context) => publishedShorts(context)),

  route(searchReferrals, async ({ query, services }) => {
    const { rows, count } = await findReferrals(services, query.category ?? 'All', query.search, pageWindow(query));
    return okList(rows, count);
  }),

  route(findContentEndpoint, async ({ query }) => ok(await findContent(query.search ?? ''))),

  route(getMemberAvatar, async ({ principal, reach, params }) => ok(await readAvatar(principal, reach, params.id))),
  route(setMemberAvatar, async (context) => ok(await composeFor(context))),

  route(importContent, async (context) => ok(await importRows(context))),
  route(contentTemplate, (context) => templateFile(context)),
  route(exportContent, (context) => exportFile(context)),
  route(bulkStatus, async (context) =>
    ok(await changeStatus(contentTypeOf(context.body.type) as ContentType, context.body, context)),
  ),
];
