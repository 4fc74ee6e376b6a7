import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { importContent } from '@amberway/contract/content/endpoints';
import type { ImportReport } from '@amberway/contract/content/import';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { zoneOf } from '../../../kernel/clock/today.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import type { Context } from '../../../kernel/http/route.ts';
import { hooksOf } from '../hooks.ts';
import type { Values } from '../queries.ts';
import { changeRecord, createRecord } from '../service.ts';
import { kindsOf, type RowKind } from './kinds.ts';
import { withIds } from './names.ts';
import { lockImports, recordsOf, tryInside } from './queries.ts';
import { bodyOf, rowsOf } from './rows.ts';

/** Carries the report out of work that is rolled back. */
class Undone extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('The import was only tried.');
    this.report = report;
  }
}

/** A file has columns, not the parts of an object in a cell: the part that is wrong is reported at its column. */
const columnOf = (type: ContentType, path: string): string => {
  const [column = path] = path.split('.');
  return type.fields[column] instanceof z.ZodObject ? column : path;
};

const errorsOf = (type: ContentType, error: unknown): Record<string, string> => {
  if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
  const errors = Object.entries(error.errors ?? { row: error.message });
  return Object.fromEntries(errors.map(([path, message]) => [columnOf(type, path), message]));
};

/**
 * Every row is validated like the form. All rows or none: a dry run and an import with an invalid row do everything and
 * roll it back, so that the report shows what would have happened.
 */
export const importRows = async (context: Context<typeof importContent>): Promise<ImportReport> => {
  const { type: name } = context.body;
  const type = contentTypeOf(name) as ContentType;
  const dryRun = context.query.dryRun ?? false;
  const zone = zoneOf(context.principal);
  const { fromImport } = hooksOf(name);
  const received = rowsOf(type, context.body);
  const work = async (): Promise<ImportReport> => {
    if (!dryRun) await lockImports(name);
    const rows = await withIds(type, received);
    const kinds = await kindsOf(type, rows);
    const wanted = new Set(context.body.createAnyway);
    const created: string[] = [];
    const updated: string[] = [];
    const skipped: number[] = [];
    const faults: ImportReport['faults'] = [];
    const updates = fromImport ? kinds.flatMap(({ id }) => id ?? []) : [];
    const stored = await recordsOf(type, updates);
    const store = async (cells: Values, { id }: RowKind) => {
      const row = fromImport?.(cells, { zone, stored: id ? stored.get(id) : undefined }) ?? cells;
      if (id) updated.push((await tryInside(() => changeRecord(type, id, bodyOf(type, row, true), context)))._id);
      else created.push((await tryInside(() => createRecord(type, bodyOf(type, row), context)))._id);
    };
    for (const [at, row] of rows.entries()) {
      const found = kinds[at] as RowKind;
      // The embedded database replies within one turn of the event loop: a thousand rows would block it for seconds.
      await nextTurn();
      if (found.fault) faults.push({ row: at + 1, errors: { _id: found.fault } });
      else if (found.kind === 'sameName' && !dryRun && !wanted.has(at + 1)) skipped.push(at + 1);
      else
        await store(row, found).catch((error: unknown) => {
          faults.push({ row: at + 1, errors: errorsOf(type, error) });
        });
    }
    const report = {
      type: name,
      dryRun,
      total: rows.length,
      valid: created.length + updated.length,
      created,
      updated,
      skipped,
      rows: kinds.map((one, at) => ({ row: at + 1, name: one.name, kind: one.kind })),
      faults,
    };
    if (dryRun || faults.length > 0) throw new Undone({ ...report, created: [], updated: [] });
    return report;
  };
  // A savepoint, since the transaction may be the caller's and continues: it stores the idempotency key and response.
  return inTransaction(() => tryInside(work)).catch((error: unknown) => {
    if (error instanceof Undone) return error.report;
    throw error;
  });
};
