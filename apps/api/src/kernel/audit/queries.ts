import { db } from '../db/context.ts';
import type { Principal } from '../identity/principal.ts';
import { auditLog } from './tables.ts';

type Values = Record<string, unknown>;

export type AuditEntry = {
  principal: Principal | null;
  action: string;
  record: string;
  recordId?: string;
  subjectId?: string;
  before?: Values;
  after?: Values;
  requestId: string;
};

/** Keeps only the changed fields: the log says what happened, it is not a second copy of the data. */
const changed = (before: Values | undefined, after: Values | undefined) => {
  if (!before || !after) return { before, after };
  const keys = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (values: Values) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
};

/** Call it in the transaction of the change it records. */
export const recordAudit = async (entry: AuditEntry) => {
  await db()
    .insert(auditLog)
    .values({
      actorId: entry.principal?.actorId ?? null,
      actingAs: entry.principal?.actingAs ?? null,
      subjectId: entry.subjectId ?? null,
      action: entry.action,
      record: entry.record,
      recordId: entry.recordId ?? null,
      requestId: entry.requestId,
      ...changed(entry.before, entry.after),
    });
};
