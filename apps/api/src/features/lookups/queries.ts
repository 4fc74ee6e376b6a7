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

/** The entries of a list in their order, locked until the transaction ends. */
export const lockList = (type: LookupType) =>
  db()
    .select()
    .from(lookups)
    .where(and(present, eq(lookups.type, type)))
    .orderBy(asc(lookups.order), asc(lookups.name))
    .for('update');

/** Writes the positions that changed, in one statement. */
export const storeOrder = async (ids: readonly string[]) => {
  const places = sql.join(
    ids.map((id, place) => sql`(${id}::uuid, ${place}::int)`),
    sql`, `,
  );
  await db().execute(sql`
    update lookups set "order" = place.at, version = version + 1, updated_at = now()
    from (values ${places}) as place (id, at)
    where lookups.id = place.id and lookups."order" <> place.at`);
};

/** Soft delete: records that refer to the entry still find it, the lists leave it out. */
export const hideLookup = (id: string) =>
  db()
    .update(lookups)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(lookups.id, id));

export const findEntries = (ids: readonly string[]): Promise<LookupRow[]> =>
  db()
    .select()
    .from(lookups)
    .where(and(inArray(lookups.id, [...ids]), present));

/** The entry in any state, locked. */
export const lockAnyLookup = (id: string) => lockForEdit(lookups, id, undefined);

export const showLookup = (id: string) =>
  db().update(lookups).set({ deletedAt: null, version: nextVersion }).where(eq(lookups.id, id));

/** Which list each of these entries is in; removed ones are left out. */
export const typesOf = async (ids: readonly string[]): Promise<Map<string, LookupType>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: lookups.id, type: lookups.type })
    .from(lookups)
    .where(and(inArray(lookups.id, [...ids]), present));
  return new Map(rows.map(({ id, type }) => [id, type]));
};

/** The names of these entries, removed ones included: records may still refer to them. */
export const namesOfEntries = async (ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: lookups.id, name: lookups.name })
    .from(lookups)
    .where(inArray(lookups.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
