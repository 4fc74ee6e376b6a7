import { and, asc, desc, eq, lt, notExists, or, sql } from 'drizzle-orm';
import { DRAFT_KEEP_DAYS, DRAFTS_PER_USER } from '@amberway/contract/drafts/schemas';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import { draftConflicts, drafts } from './tables.ts';

/** The owner is part of the name: nobody can ask for another person's draft. */
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

export const listDrafts = (userId: string, kind: string) =>
  db()
    .select(summary)
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.kind, kind)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(DRAFTS_PER_USER);

export const findDraft = async (name: DraftName) =>
  (
    await db()
      .select({ ...summary, value: drafts.value })
      .from(drafts)
      .where(named(name))
  )[0];

/** Apart from other advisory locks. */
const ROOM_LOCK = 7_120_514;

/** Until the transaction ends, nobody else adds a text of this person. */
export const lockRoom = (userId: string) =>
  db().execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK}::int, hashtext(${userId}))`);

/** Conflict copies count as well: they take the same room. */
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

/** JSON null is a value too; the column's own null would be no text at all. */
const asJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Nothing when another request made it first. */
export const insertDraft = async (name: DraftName, value: unknown) =>
  (
    await db()
      .insert(drafts)
      .values({ ...name, value: asJson(value) })
      .onConflictDoNothing()
      .returning(saved)
  )[0];

export const updateDraft = async (name: DraftName, value: unknown) =>
  (
    await db()
      .update(drafts)
      .set({ value: asJson(value), version: nextVersion })
      .where(named(name))
      .returning(saved)
  )[0];

export const deleteDraft = (name: DraftName) => db().delete(drafts).where(named(name));

/** The oldest text that waits for a choice. */
export const oldestConflict = async (draftId: string) =>
  (
    await db()
      .select({ id: draftConflicts.id, value: draftConflicts.value, createdAt: draftConflicts.createdAt })
      .from(draftConflicts)
      .where(eq(draftConflicts.draftId, draftId))
      .orderBy(asc(draftConflicts.id))
      .limit(1)
  )[0];

/** Whether the draft or one of its conflict copies says exactly this. */
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

export const insertConflict = (draftId: string, value: unknown) =>
  db()
    .insert(draftConflicts)
    .values({ draftId, value: asJson(value) });

export const deleteConflict = (draftId: string, conflictId: string) =>
  db()
    .delete(draftConflicts)
    .where(and(eq(draftConflicts.draftId, draftId), eq(draftConflicts.id, conflictId)));

/** A draft stays as long as one of its conflict copies is young enough to be chosen. */
export const sweepDrafts = async () => {
  const oldest = sql`now() - make_interval(days => ${DRAFT_KEEP_DAYS}::int)`;
  await db().delete(draftConflicts).where(lt(draftConflicts.createdAt, oldest));
  const waiting = db()
    .select({ one: sql`1` })
    .from(draftConflicts)
    .where(eq(draftConflicts.draftId, drafts.id));
  await db()
    .delete(drafts)
    .where(and(lt(drafts.updatedAt, oldest), notExists(waiting)));
};

/** A person's own drafts whose key begins so, with their texts, latest first. */
export const draftsNamed = (userId: string, kind: string, prefix: string) =>
  db()
    .select({ ...summary, value: drafts.value })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.kind, kind), sql`starts_with(${drafts.key}, ${prefix})`))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(DRAFTS_PER_USER);
