import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { pageWindow } from '@amberway/contract/kernel/query';
import { cachedCount } from '../../kernel/db/cached-counts.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, type Route, route } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { audienceOf, present, presenter } from './present.ts';
import { type ContentFilter, countRecords, findRecord, listRecords } from './queries.ts';
import { changeRecord, createRecord, deleteRecord } from './service.ts';

const filterOf = (type: ContentType, principal: Principal, query: Record<string, unknown>): ContentFilter => {
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
    route(list, async (asked) => {
      const filter = filterOf(type, asked.principal, asked.query);
      const rows = await listRecords(type, filter, pageWindow(asked.query, type.list.pageSize));
      const count = await cachedCount(`${type.name}.${JSON.stringify(filter)}`, () => countRecords(type, filter));
      return okList(rows.map(presenter(type, asked)), count);
    }),
    route(read, async (asked) => {
      const row = await findRecord(type, audienceOf(asked.principal), asked.params.id);
      if (!row) throw notFound();
      return ok(present(type, row, asked));
    }),
    route(create, async (asked) => ok(await createRecord(type, asked.body, asked), type.messages.created)),
    route(update, async (asked) =>
      ok(await changeRecord(type, asked.params.id, asked.body, asked), type.messages.updated),
    ),
    ...(remove
      ? [
          route(remove, async (asked) => {
            const { id } = type.wire.remove === 'path' ? asked.params : asked.query;
            await deleteRecord(type, id, asked);
            return okEmpty(type.messages.deleted);
          }),
        ]
      : []),
  ];
};
