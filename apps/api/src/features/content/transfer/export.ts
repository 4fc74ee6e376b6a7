import { Readable } from 'node:stream';
import type { exportContent } from '@amberway/contract/content/endpoints';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { withDatabase } from '../../../kernel/db/context.ts';
import type { Context } from '../../../kernel/http/route.ts';
import { hooksOf } from '../hooks.ts';
import { present } from '../present.ts';
import { type ExportScope, recordsAfter, type Values } from '../queries.ts';
import { validFields } from '../../../kernel/http/validate.ts';
import { filterOf } from '../type-routes.ts';
import { toCell } from './cells.ts';
import { csvLine } from '@amberway/contract/kernel/csv';

type ExportContext = Context<typeof exportContent>;

const WHERE = 'where.';

/** `where.status`: the filters of the list, which may be named like the parameters of an export. */
const filtersIn = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([key]) => key.startsWith(WHERE))
      .map(([key, value]) => [key.slice(WHERE.length), value]),
  );

/** The same filters as the list of the type. Without any, all records. */
const scopeOf = (type: ContentType, { principal, query }: ExportContext): ExportScope => ({
  ids: query.ids && query.ids.length > 0 ? query.ids : undefined,
  filter: filterOf(
    type,
    principal,
    validFields(endpointsOf(type).list.query, { ...filtersIn(query), search: query.search }),
  ),
});

/** In batches, so that neither the database nor the memory holds everything at once. */
const records = async function* (type: ContentType, context: ExportContext) {
  let after: string | undefined;
  const scope = scopeOf(type, context);
  do {
    const last: string | undefined = after;
    const rows = await withDatabase(context.services.database, () => recordsAfter(type, scope, last, MAX_PAGE_SIZE));
    for (const row of rows) yield present(type, row, context) as Record<string, unknown>;
    after = rows.length === MAX_PAGE_SIZE ? rows.at(-1)?.id : undefined;
  } while (after);
};

const asJson = async function* (type: ContentType, context: ExportContext) {
  let before = '[\n';
  for await (const record of records(type, context)) {
    yield before + JSON.stringify(record);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
};

const asCsv = async function* (type: ContentType, context: ExportContext) {
  const keys = ['_id', ...Object.keys(type.fields), 'createdAt', 'updatedAt'];
  const { forCells = (record: Values) => record } = hooksOf(type.name);
  yield csvLine(keys);
  for await (const record of records(type, context)) {
    const cells = forCells(record);
    yield csvLine(keys.map((key) => toCell(cells[key])));
  }
};

/** Exports the chosen records, or all that the list finds, as a file, which can be imported again. */
export const exportFile = async (context: ExportContext) => {
  const { principal, query, reply, requestId } = context;
  const type = contentTypeOf(query.type) as ContentType;
  const format = query.format ?? 'json';
  const { ids, filter } = scopeOf(type, context);
  const after = { format, chosen: ids?.length ?? 'all that match', filtered: Object.keys(filter.equals) };
  await recordAudit({ principal, action: 'export', record: type.name, after, requestId });
  const mime = format === 'csv' ? 'text/csv' : 'application/json';
  return reply
    .type(`${mime}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${type.name}.${format}"`)
    .send(Readable.from(format === 'csv' ? asCsv(type, context) : asJson(type, context)));
};
