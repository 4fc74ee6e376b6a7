import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import { lookups } from './tables.ts';

export type LookupRow = typeof lookups.$inferSelect;

const present = isNull(lookups.deletedAt);

export const listLookups = (types: readonly LookupType[]) =>
  db()
    .select()
    .from(lookups)
    .where(and(present, types.length > 0 ? inArray(lookups.type, [...types]) : undefined))
    .orderBy(asc(lookups.type), asc(lookups.order), asc(lookups.name));

const only = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('The entry was not stored.');
  return row;
};

export const insertLookup = async (values: {
  type: LookupType;
  name: string;
  order: number | undefined;
}): Promise<LookupRow> => only(await db().insert(lookups).values(values).returning());

export const lockLookup = (id: string, version?: number) => lockForEdit(lookups, id, version, present);

export const updateLookup = async (
  id: string,
  values: { name?: string | undefined; order?: number | undefined },
): Promise<LookupRow> =>
  only(
    await db()
      .update(lookups)
      .set({ ...values, version: nextVersion })
      .where(eq(lookups.id, id))
      .returning(),
  );

/** Kept for the records that name it; gone from the lists. */
export const hideLookup = (id: string) =>
  db()
    .update(lookups)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(lookups.id, id));
