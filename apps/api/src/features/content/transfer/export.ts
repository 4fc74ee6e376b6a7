import { Readable } from 'node:stream';
import type { exportContent } from '@amberway/contract/content/endpoints';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { withDatabase } from '../../../kernel/db/context.ts';
import type { Context } from '../../../kernel/http/route.ts';
import { present } from '../present.ts';
import { recordsAfter } from '../queries.ts';
import { toCell } from './cells.ts';
import { csvLine } from '@amberway/contract/kernel/csv';

type ExportContext = Context<typeof exportContent>;

/** In batches, so that neither the database nor the memory holds everything at once. */
const records = async function* (type: ContentType, context: ExportContext) {
  let after: string | undefined;
  do {
    const last: string | undefined = after;
    const rows = await withDatabase(context.services.database, () => recordsAfter(type, last, MAX_PAGE_SIZE));
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
  yield csvLine(keys);
  for await (const record of records(type, context)) yield csvLine(keys.map((key) => toCell(record[key])));
};

/** Exports all records of a type as a file, which can be imported again. */
export const exportFile = async (context: ExportContext) => {
  const { principal, query, reply, requestId } = context;
  const type = contentTypeOf(query.type) as ContentType;
  const format = query.format ?? 'json';
  await recordAudit({ principal, action: 'export', record: type.name, after: { format }, requestId });
  const mime = format === 'csv' ? 'text/csv' : 'application/json';
  return reply
    .type(`${mime}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${type.name}.${format}"`)
    .send(Readable.from(format === 'csv' ? asCsv(type, context) : asJson(type, context)));
};
