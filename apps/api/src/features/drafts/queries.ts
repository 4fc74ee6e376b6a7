import { isFamily, isAdministrator, actorOf } from '@amberway/contract/kernel/roles';
import { and, asc, desc, eq, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DRAFT_RETENTION_DAYS, DRAFTS_PER_USER } from '@amberway/contract/drafts/schemas';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { worksWith, worksWithChild } from '../../kernel/identity/tables.ts';
import { draftConflicts, drafts, recordFamilies } from './tables.ts';

/** The owner is part of the name, so nobody can request another person's draft. */
export type DraftName = { userId: string; kind: string; key: string };

const named = ({ userId, kind, key }: DraftName) =>
  and(eq(drafts.userId, userId), eq(drafts.kind, kind), eq(drafts.key, key));
const summary = {
  id: drafts.id,
  kind: drafts.kind,
  key: drafts.key,
  version: drafts.version,
  createdAt: drafts.createdAt,
  updatedAt: drafts.updatedAt,
};
const saved = { id: drafts.id, version: drafts.version, updatedAt: drafts.updatedAt };

/** A coach who lost one of the draft's families cannot read it until they get the family back; it is not deleted. */
const readableBy = (principal: Principal, families: PgColumn): SQL | undefined =>
  isFamily(principal) || isAdministrator(actorOf(principal))
    ? undefined
    : sql`${families} <@ array(
        select ${worksWith.customerId} from ${worksWith} where ${worksWith.businessUserId} = ${principal.actorId}
        union select ${worksWithChild.memberId} from ${worksWithChild}
          where ${worksWithChild.businessUserId} = ${principal.actorId})`;

export const listDrafts = (principal: Principal, kind: string) =>
  db()
    .select(summary)
    .from(drafts)
    .where(and(eq(drafts.userId, principal.actorId), eq(drafts.kind, kind), readableBy(principal, drafts.families)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(DRAFTS_PER_USER);

export const findDraft = async (principal: Principal, kind: string, key: string) =>
  (
    await db()
      .select({ ...summary, value: drafts.value })
      .from(drafts)
      .where(and(named({ userId: principal.actorId, kind, key }), readableBy(principal, drafts.families)))
  )[0];

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The children whose records a text refers to by id, and the families where the record belongs to no child. */
const familiesIn = async (text: string): Promise<string[]> => {
  const ids = [...new Set(text.match(ID))];
  if (ids.length === 0) return [];
  const rows = await db()
    .selectDistinct({ id: sql<string>`coalesce(${recordFamilies.memberId}, ${recordFamilies.customerId})` })
    .from(recordFamilies)
    .where(inArray(recordFamilies.id, ids));
  return rows.map(({ id }) => id);
};

/** Distinguishes this from other advisory locks. */
const ROOM_LOCK = 7_120_514;

/** Locks the user's draft count: until the transaction ends, no other draft is added. */
export const lockRoom = (userId: string) =>
  db().execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK}::int, hashtext(${userId}))`);

/** Conflict copies count as well. */
export const countDrafts = async (userId: string): Promise<number> => {
  const [row] = await db()
    .select({ count: sql<number>`count(distinct ${drafts.id})::int + count(${draftConflicts.id})::int` })
    .from(drafts)
    .leftJoin(draftConflicts, eq(draftConflicts.draftId, drafts.id))
    .where(eq(drafts.userId, userId));
  return row?.count ?? 0;
};

export const lockDraft = async (name: DraftName) =>
  (await db().select({ id: drafts.id, version: drafts.version }).from(drafts).where(named(name)).for('update'))[0];

/** JSON null is a value, unlike SQL null. */
const asJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

const textOf = ({ key }: Pick<DraftName, 'key'>, value: unknown) => `${key} ${JSON.stringify(value)}`;

/** Returns undefined if another request inserted it first. */
export const insertDraft = async (name: DraftName, value: unknown) =>
  (
    await db()
      .insert(drafts)
      .values({ ...name, value: asJson(value), families: await familiesIn(textOf(name, value)) })
      .onConflictDoNothing()
      .returning(saved)
  )[0];

export const updateDraft = async (name: DraftName, value: unknown) =>
  (
    await db()
      .update(drafts)
      .set({ value: asJson(value), families: await familiesIn(textOf(name, value)), version: nextVersion })
      .where(named(name))
      .returning(saved)
  )[0];

export const deleteDraft = (name: DraftName) => db().delete(drafts).where(named(name));

/** The oldest conflict copy; with a principal, the oldest they may read. */
export const oldestConflict = async (draftId: string, principal?: Principal) =>
  (
    await db()
      .select({ id: draftConflicts.id, value: draftConflicts.value, createdAt: draftConflicts.createdAt })
      .from(draftConflicts)
      .where(and(eq(draftConflicts.draftId, draftId), principal && readableBy(principal, draftConflicts.families)))
      .orderBy(asc(draftConflicts.id))
      .limit(1)
  )[0];

/** Whether the draft or one of its conflict copies has exactly this value. */
export const isStored = async (draftId: string, value: unknown): Promise<boolean> => {
  const rows = await db()
    .select({ id: drafts.id })
    .from(drafts)
    .leftJoin(draftConflicts, eq(draftConflicts.draftId, drafts.id))
    .where(
      and(
        eq(drafts.id, draftId),
        or(sql`${drafts.value} = ${asJson(value)}`, sql`${draftConflicts.value} = ${asJson(value)}`),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

export const insertConflict = async (draftId: string, name: DraftName, value: unknown) =>
  db()
    .insert(draftConflicts)
    .values({ draftId, value: asJson(value), families: await familiesIn(textOf(name, value)) });

export const deleteConflict = (draftId: string, conflictId: string) =>
  db()
    .delete(draftConflicts)
    .where(and(eq(draftConflicts.draftId, draftId), eq(draftConflicts.id, conflictId)));

/** A draft stays as long as it has a conflict copy that has not expired. */
export const sweepDrafts = async () => {
  const oldest = sql`now() - make_interval(days => ${DRAFT_RETENTION_DAYS}::int)`;
  await db().delete(draftConflicts).where(lt(draftConflicts.createdAt, oldest));
  const waiting = db()
    .select({ one: sql`1` })
    .from(draftConflicts)
    .where(eq(draftConflicts.draftId, drafts.id));
  await db()
    .delete(drafts)
    .where(and(lt(drafts.updatedAt, oldest), notExists(waiting)));
};

/** A user's own drafts whose key has the prefix, with their values, latest first. */
export const draftsNamed = (principal: Principal, kind: string, prefix: string) =>
  db()
    .select({ ...summary, value: drafts.value })
    .from(drafts)
    .where(
      and(
        eq(drafts.userId, principal.actorId),
        eq(drafts.kind, kind),
        sql`starts_with(${drafts.key}, ${prefix})`,
        readableBy(principal, drafts.families),
      ),
    )
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(DRAFTS_PER_USER);
