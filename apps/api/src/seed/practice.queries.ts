import { eq } from 'drizzle-orm';
import { DEMO_PRACTICE, DEMO_PRACTICE_PLANS } from '@amberway/fixtures/practice/demo';
import { lookups } from '../features/lookups/tables.ts';
import { practiceEntries, practicePlans } from '../features/practice/tables.ts';
import { db } from '../kernel/db/context.ts';

/** Twelve weeks of practice of a demo child. */
export const seedPractice = async () => {
  const rows = await db()
    .select({ id: lookups.id, name: lookups.name })
    .from(lookups)
    .where(eq(lookups.type, 'practicePlace'));
  const placeId = (name: string): string => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`There is no place ${name}.`);
    return found.id;
  };
  await db().insert(practicePlans).values(DEMO_PRACTICE_PLANS);
  await db()
    .insert(practiceEntries)
    .values(DEMO_PRACTICE.map(({ place, ...entry }) => ({ ...entry, placeId: placeId(place) })));
};
