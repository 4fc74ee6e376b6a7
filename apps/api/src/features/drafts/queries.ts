import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { DRAFT_KEEP_DAYS, DRAFTS_PER_USER } from '@amberway/contract/drafts/schemas';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import { drafts } from './tables.ts';

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

export const countDrafts = (userId: string) => db().$count(drafts, eq(drafts.userId, userId));

export const lockDraft = async (name: DraftName) =>
  (await db().select({ version: drafts.version }).from(drafts).where(named(name)).for('update'))[0];

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

export const sweepDrafts = () =>
  db()
    .delete(drafts)
    .where(lt(drafts.updatedAt, sql`now() - make_interval(days => ${DRAFT_KEEP_DAYS}::int)`));

/** A person's own drafts whose key begins so, with their texts, latest first. */
export const draftsNamed = (userId: string, kind: string, prefix: string) =>
  db()
    .select({ ...summary, value: drafts.value })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.kind, kind), sql`starts_with(${drafts.key}, ${prefix})`))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(DRAFTS_PER_USER);
