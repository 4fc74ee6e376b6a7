import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../audit/tables.ts';
import { recordAudit } from '../audit/queries.ts';
import { db } from '../db/context.ts';

const RESTORE = { action: 'restoreBackup', record: 'server' } as const;

/** In the restored database itself. `asOf`: when the backup was made. */
export const recordRestore = (asOf: string) =>
  recordAudit({ ...RESTORE, principal: null, after: { asOf }, requestId: 'command line' });

export const findLastRestore = async (): Promise<{ at: string; asOf: string } | undefined> => {
  const [row] = await db()
    .select({ at: auditLog.at, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.record, RESTORE.record), eq(auditLog.action, RESTORE.action)))
    .orderBy(desc(auditLog.at))
    .limit(1);
  const asOf = (row?.after as { asOf?: unknown } | null)?.asOf;
  return row && typeof asOf === 'string' ? { at: row.at, asOf } : undefined;
};
