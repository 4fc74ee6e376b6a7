import {
  bulkStatus,
  exportContent,
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
import { changeStatus } from './bulk.ts';
import { findReferrals } from './referrals/service.ts';
import { pickableVideos } from './course/picker.ts';
import { publishedShorts } from './published.ts';
import { exportFile } from './transfer/export.ts';
import { importRows } from './transfer/import.ts';
import { typeRoutes } from './type-routes.ts';

const TYPES = Object.values(CONTENT);

export const contentRoutes: readonly Route[] = [
  ...TYPES.flatMap(typeRoutes),

  route(listPublishedVideos, async (asked) => pickableVideos(asked)),
  route(listPublishedShorts, async (asked) => publishedShorts(asked)),

  route(searchReferrals, async ({ query, services }) => {
    const { rows, count } = await findReferrals(services, query.category ?? 'All', query.search, pageWindow(query));
    return okList(rows, count);
  }),

  route(getMemberAvatar, async ({ principal, reach, params }) => ok(await readAvatar(principal, reach, params.id))),
  route(setMemberAvatar, async (asked) => ok(await composeFor(asked))),

  route(importContent, async (asked) => ok(await importRows(asked))),
  route(exportContent, (asked) => exportFile(asked)),
  route(bulkStatus, async (asked) =>
    ok({ changed: await changeStatus(contentTypeOf(asked.body.type) as ContentType, asked.body, asked) }),
  ),
];
