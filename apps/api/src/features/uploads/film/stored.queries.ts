import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import { files } from '../../../kernel/files/tables.ts';
import { FILM_TYPES } from './strip.ts';

// The types as in the partial index.
const isFilm = sql`${files.mime} in (${sql.raw(FILM_TYPES.map((mime) => `'${mime}'`).join(', '))})`;
const waiting = and(isFilm, isNull(files.isStripped), isNull(files.deletedAt));

/** The next film that nobody has looked at, by id. */
export const nextFilm = async (after: string | undefined): Promise<FileRow | undefined> => {
  const [row] = await db()
    .select()
    .from(files)
    .where(and(waiting, after ? gt(files.id, after) : undefined))
    .orderBy(files.id)
    .limit(1);
  return row;
};

/** Returns false when the file is gone. */
export const noteStripped = async (
  id: string,
  values: Pick<FileRow, 'isStripped'> & Partial<Pick<FileRow, 'sha256'>>,
): Promise<boolean> => {
  const rows = await db().update(files).set(values).where(eq(files.id, id)).returning({ id: files.id });
  return rows.length > 0;
};

/** Stored films that may still have the place where they were made: those not looked at, and those that cannot be read. */
export const countPlaces = async (): Promise<{ waiting: number; unreadable: number }> => {
  const [row] = await db()
    .select({
      waiting: sql<number>`count(*) filter (where ${files.isStripped} is null)::int`,
      unreadable: sql<number>`count(*) filter (where not ${files.isStripped})::int`,
    })
    .from(files)
    .where(and(inArray(files.mime, FILM_TYPES), isNull(files.deletedAt)));
  return row ?? { waiting: 0, unreadable: 0 };
};
