import {
  deleteContent,
  findUses,
  getBinned,
  listBin,
  purgeContent,
  restoreContent,
} from '@amberway/contract/content/bin';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { pageWindow } from '@amberway/contract/kernel/query';
import { notFound } from '../../../kernel/http/failure.ts';
import { ok, okList, type Route, route } from '../../../kernel/http/route.ts';
import { present } from '../present.ts';
import { findBinned } from '../queries.ts';
import { countUses, type UseSource } from '../uses.queries.ts';
import { listBinned } from './queries.ts';
import { deleteAll, purgeAll, restoreAll } from './service.ts';

export const binRoutes = (uses: readonly UseSource[]): readonly Route[] => [
  route(listBin, async ({ query }) => {
    const type = contentTypeOf(query.type) as ContentType;
    const { rows, count } = await listBinned(type, query.search?.trim(), pageWindow(query, type.list.pageSize));
    return okList(
      rows.map(({ id, ...row }) => ({ _id: id, ...row })),
      count,
    );
  }),
  route(getBinned, async (context) => {
    const type = contentTypeOf(context.query.type) as ContentType;
    const row = await findBinned(type, context.params.id);
    if (!row) throw notFound();
    return ok(present(type, row, context));
  }),
  route(findUses, async ({ query }) => ok(await countUses(query.type, query.ids, uses))),
  route(deleteContent, async (context) => ok({ deleted: await deleteAll(context.body, context) })),
  route(restoreContent, async (context) => ok(await restoreAll(context.body, context))),
  route(purgeContent, async (context) => ok({ deleted: await purgeAll(context.body, context, uses) })),
];
