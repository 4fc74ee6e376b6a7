import { eq, sql } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import { trackingCodes } from './tables.ts';

export type TrackingRow = Omit<typeof trackingCodes.$inferSelect, 'only'>;

const { id, code, version, createdAt, updatedAt } = trackingCodes;
const columns = { id, code, version, createdAt, updatedAt };

export const findTracking = async (): Promise<TrackingRow | undefined> =>
  (await db().select(columns).from(trackingCodes).limit(1))[0];

export const lockTracking = async (): Promise<TrackingRow | undefined> =>
  (await db().select(columns).from(trackingCodes).limit(1).for('update'))[0];

/** Inserts the first code; if another request inserted one at the same time, replaces it. */
export const storeTracking = async (value: string): Promise<TrackingRow> => {
  const [row] = await db()
    .insert(trackingCodes)
    .values({ code: value })
    .onConflictDoUpdate({
      target: trackingCodes.only,
      set: { code: value, version: sql`${trackingCodes.version} + 1`, updatedAt: sql`now()` },
    })
    .returning(columns);
  if (!row) throw new Error('The tracking code was not stored.');
  return row;
};

export const changeTracking = async (rowId: string, value: string): Promise<TrackingRow> => {
  const [row] = await db()
    .update(trackingCodes)
    .set({ code: value, version: nextVersion })
    .where(eq(trackingCodes.id, rowId))
    .returning(columns);
  if (!row) throw new Error('The tracking code was not stored.');
  return row;
};
