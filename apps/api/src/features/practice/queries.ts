import { and, desc, eq, exists, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow, Place } from '@amberway/contract/kernel/query';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { lookups } from '../lookups/public.ts';
import { skillChains, skills } from '../programme/public.ts';
import { practiceEntries as entries } from './tables.ts';

export type StoredEntry = typeof entries.$inferSelect;
export type NewEntry = typeof entries.$inferInsert;

const partner = alias(users, 'partner');
const recorder = alias(users, 'recorder');
const corrector = alias(users, 'corrector');
const person = <T extends typeof partner | typeof recorder | typeof corrector>(who: T) => ({
  _id: who.id as T['id'],
  firstName: who.firstName as T['firstName'],
  lastName: who.lastName as T['lastName'],
  avatar: who.avatar as T['avatar'],
});

const selectEntries = () =>
  db()
    .select({
      entry: entries,
      place: { _id: lookups.id, name: lookups.name },
      with: person(partner),
      recordedBy: person(recorder),
      correctedBy: person(corrector),
    })
    .from(entries)
    .innerJoin(lookups, eq(lookups.id, entries.placeId))
    .innerJoin(partner, eq(partner.id, entries.withUser))
    .innerJoin(recorder, eq(recorder.id, entries.recordedBy))
    .leftJoin(corrector, eq(corrector.id, entries.correctedBy))
    .$dynamic();
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** Entries with these ids. The caller must have checked access to their children. */
export const entriesById = async (ids: readonly string[]): Promise<Map<string, EntryRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectEntries().where(inArray(entries.id, [...ids]));
  return new Map(rows.map((row) => [row.entry.id, row]));
};

export const findEntry = async (id: string): Promise<EntryRow> => {
  const [row] = await selectEntries().where(eq(entries.id, id));
  if (!row) throw new Error('The entry was not stored.');
  return row;
};

type Filter = {
  member: string;
  skill?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  after?: Place | undefined;
};

/**
 * The caller must have checked access to the child. Entries of a deleted skill are left out with it; those of a skill
 * that was begun again are also of the one that continues it.
 */
export const listEntries = async ({ member, skill, from, to, after }: Filter, { skip, limit }: PageWindow) => {
  const where = and(
    eq(entries.memberId, member),
    skill
      ? sql`${entries.skillId} = any(array(select part_id from ${skillChains(sql`s.id = ${skill}`)} chain))`
      : undefined,
    from ? gte(entries.day, from) : undefined,
    to ? lte(entries.day, to) : undefined,
    after ? sql`(${entries.at}, ${entries.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
    exists(
      db()
        .select({ one: sql`1` })
        .from(skills)
        .where(and(eq(skills.id, entries.skillId), isNull(skills.deletedAt))),
    ),
  );
  const page = selectEntries().where(where).orderBy(desc(entries.at), desc(entries.id)).limit(limit);
  if (after) {
    const rows = await page;
    return { rows, count: rows.length };
  }
  return { rows: await page.offset(skip), count: await db().$count(entries, where) };
};

/** Namespace of these advisory locks. */
const CHILD_LOCK = 7_311;

/** Until the transaction ends, nobody else stores entries of these children. Sorted, so that two cannot deadlock. */
export const holdChildren = async (memberIds: readonly string[]): Promise<void> => {
  for (const id of memberIds.toSorted())
    await db().execute(sql`select pg_advisory_xact_lock(${CHILD_LOCK}::int, hashtext(${id}))`);
};

/** How many entries there are on these days of these children, between two instants that include all of these days. */
export const countDays = (
  memberIds: readonly string[],
  days: readonly string[],
  [from, to]: readonly [string, string],
) =>
  db()
    .select({ memberId: entries.memberId, day: entries.day, count: sql<number>`count(*)::int` })
    .from(entries)
    .where(
      and(
        inArray(entries.memberId, [...memberIds]),
        inArray(entries.day, [...days]),
        gte(entries.at, from),
        lte(entries.at, to),
      ),
    )
    .groupBy(entries.memberId, entries.day);

/** Only entries of families within the principal's reach. */
export const lockEntry = (principal: Principal, reach: Reach, id: string, version?: number) =>
  lockForEdit(
    entries,
    id,
    version,
    exists(
      db()
        .select({ one: sql`1` })
        .from(members)
        .where(and(eq(members.id, entries.memberId), isNull(members.deletedAt), childWithinReach(principal, reach))),
    ),
    // A check that is judged meanwhile refers to its entry, which must not wait for this transaction.
    'no key update',
  );

/** Stores those whose id is not taken yet and returns their ids. Sorted, so that two requests cannot deadlock. */
export const insertEntries = async (rows: readonly NewEntry[]): Promise<Set<string>> => {
  if (rows.length === 0) return new Set();
  const stored = await db()
    .insert(entries)
    .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: entries.id });
  return new Set(stored.map(({ id }) => id));
};

export const storeEntry = (id: string, values: Partial<NewEntry>) =>
  db()
    .update(entries)
    .set({ ...values, version: nextVersion })
    .where(eq(entries.id, id));

export const parentOf = async (memberId: string): Promise<string> => {
  const [row] = await db().select({ parentId: members.parentId }).from(members).where(eq(members.id, memberId));
  if (!row) throw new Error('The child of the entry is gone.');
  return row.parentId;
};
