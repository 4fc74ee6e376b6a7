import { setImmediate as nextTurn } from 'node:timers/promises';
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
import { createRecord } from '../service.ts';
import { withIds } from './names.ts';
import { tryInside } from './queries.ts';
import { bodyOf, rowsOf } from './rows.ts';

/** Carries the report out of work that is rolled back. */
class Undone extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('The import was only tried.');
    this.report = report;
  }
}

const errorsOf = (error: unknown): Record<string, string> => {
  if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
  return error.errors ?? { row: error.message };
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
  const { fromImport = (row: Values) => row } = hooksOf(name);
  const received = rowsOf(type, context.body).map((row) => fromImport(row, zone));
  const work = async (): Promise<ImportReport> => {
    const rows = await withIds(type, received);
    const created: string[] = [];
    const faults: ImportReport['faults'] = [];
    for (const [at, row] of rows.entries()) {
      // The embedded database replies within one turn of the event loop: a thousand rows would block it for seconds.
      await nextTurn();
      try {
        created.push((await tryInside(() => createRecord(type, bodyOf(type, row), context)))._id);
      } catch (error) {
        faults.push({ row: at + 1, errors: errorsOf(error) });
      }
    }
    const report = { type: name, dryRun, total: rows.length, valid: created.length, created, faults };
    if (dryRun || faults.length > 0) throw new Undone({ ...report, created: [] });
    return report;
  };
  // A savepoint, since the transaction may be the caller's and continues: it stores the idempotency key and response.
  return inTransaction(() => tryInside(work)).catch((error: unknown) => {
    if (error instanceof Undone) return error.report;
    throw error;
  });
};
