import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { pageWindow, sortingOf } from '@amberway/contract/kernel/query';
import { cachedCount } from '../../kernel/db/cached-counts.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, type Route, route } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { audienceOf, present, presenter } from './present.ts';
import { type ContentFilter, countRecords, findRecord, listRecords } from './queries.ts';
import { changeRecord, createRecord, deleteRecord } from './service.ts';

/** The filter of a list, from its query. */
export const filterOf = (type: ContentType, principal: Principal, query: Record<string, unknown>): ContentFilter => {
  const keys = [...(type.list.filters ?? []), ...(type.status ? ['status'] : [])];
  return {
    audience: audienceOf(principal),
    search: (query['search'] as string | undefined)?.trim(),
    equals: Object.fromEntries(keys.flatMap((key) => (query[key] === undefined ? [] : [[key, query[key] as string]]))),
  };
};

/** The routes of one content type. */
export const typeRoutes = (type: ContentType): Route[] => {
  const { list, read, create, update, remove } = endpointsOf(type);
  return [
    route(list, async (context) => {
      const filter = filterOf(type, context.principal, context.query);
      const window = pageWindow(context.query, type.list.pageSize);
      const rows = await listRecords(type, filter, window, sortingOf(context.query));
      const count = await cachedCount(`${type.name}.${JSON.stringify(filter)}`, () => countRecords(type, filter));
      return okList(rows.map(presenter(type, context)), count);
    }),
    route(read, async (context) => {
      const row = await findRecord(type, audienceOf(context.principal), context.params.id);
      if (!row) throw notFound();
      return ok(present(type, row, context));
    }),
    route(create, async (context) => ok(await createRecord(type, context.body, context), type.messages.created)),
    route(update, async (context) =>
      ok(await changeRecord(type, context.params.id, context.body, context), type.messages.updated),
    ),
    ...(remove
      ? [
          route(remove, async (context) => {
            const { id } = type.wire.remove === 'path' ? context.params : context.query;
            await deleteRecord(type, id, context);
            return okEmpty(type.messages.deleted);
          }),
        ]
      : []),
  ];
};
