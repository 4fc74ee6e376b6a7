import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound, stale } from '../http/failure.ts';
import { db } from './context.ts';

type Versioned = PgTable & { id: PgColumn; version: PgColumn };

/**
 * Locks the record for a change, within the principal's reach: 404 when it is not there, 409 when the edit was made on
 * an older version. Call it in a transaction, then update with `nextVersion`.
 */
export const lockForEdit = async <T extends Versioned>(
  table: T,
  id: string,
  expected: number | undefined,
  scope?: SQL,
  /** `no key update` allows foreign key references to the record meanwhile. */
  strength: 'update' | 'no key update' = 'update',
) => {
  const [row] = await db()
    .select()
    .from<PgTable>(table)
    .where(and(eq(table.id, id), scope))
    .for(strength);
  if (!row) throw notFound();
  const current = row as T['$inferSelect'] & { version: number };
  if (expected !== undefined && expected !== current.version) throw stale();
  return current;
};

export const nextVersion = sql<number>`version + 1`;
