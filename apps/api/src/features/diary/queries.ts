import { and, asc, desc, eq, exists, gte, isNull, lte, sql } from 'drizzle-orm';
import { MOODS_MAX } from '@amberway/contract/diary/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { emojis } from '../content/public.ts';
import { diaryEntries } from './tables.ts';

const selectEntries = () =>
  db()
    .select({
      id: diaryEntries.id,
      memberId: diaryEntries.memberId,
      day: diaryEntries.day,
      note: diaryEntries.note,
      version: diaryEntries.version,
      createdAt: diaryEntries.createdAt,
      updatedAt: diaryEntries.updatedAt,
      emoji: { id: emojis.id, label: emojis.label, iconSvg: emojis.iconSvg },
    })
    .from(diaryEntries)
    .innerJoin(emojis, eq(emojis.id, diaryEntries.emojiId))
    .$dynamic();
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** The emojis families may choose, in the order they were added. */
export const listMoods = () =>
  db()
    .select({ id: emojis.id, label: emojis.label, iconSvg: emojis.iconSvg })
    .from(emojis)
    .where(and(isNull(emojis.deletedAt), eq(emojis.status, 'Published')))
    .orderBy(asc(emojis.createdAt), asc(emojis.id))
    .limit(MOODS_MAX);

type Days = { from?: string | undefined; to?: string | undefined };

/** The caller must have checked access to the child. */
export const listEntries = async (memberId: string, { from, to }: Days, { skip, limit }: PageWindow) => {
  const where = and(
    eq(diaryEntries.memberId, memberId),
    from ? gte(diaryEntries.day, from) : undefined,
    to ? lte(diaryEntries.day, to) : undefined,
  );
  const rows = await selectEntries().where(where).orderBy(desc(diaryEntries.day)).limit(limit).offset(skip);
  return { rows, count: await db().$count(diaryEntries, where) };
};

export const findEntry = async (id: string): Promise<EntryRow> => {
  const [row] = await selectEntries().where(eq(diaryEntries.id, id));
  if (!row) throw new Error('The diary entry was not stored.');
  return row;
};

/** Only entries of families within the principal's reach. */
export const lockEntry = (principal: Principal, reach: Reach, id: string, version?: number) =>
  lockForEdit(
    diaryEntries,
    id,
    version,
    exists(
      db()
        .select({ one: sql`1` })
        .from(members)
        .where(and(eq(members.id, diaryEntries.memberId), childWithinReach(principal, reach))),
    ),
  );

export const insertEntry = async (values: typeof diaryEntries.$inferInsert): Promise<string> => {
  const [row] = await db().insert(diaryEntries).values(values).returning({ id: diaryEntries.id });
  if (!row) throw new Error('The diary entry was not stored.');
  return row.id;
};

export const storeEntry = (id: string, values: { emojiId?: string; note?: string | null }) =>
  db()
    .update(diaryEntries)
    .set({ ...values, version: nextVersion })
    .where(eq(diaryEntries.id, id));

export const removeEntry = (id: string) => db().delete(diaryEntries).where(eq(diaryEntries.id, id));
