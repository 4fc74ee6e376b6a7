import { inArray } from 'drizzle-orm';
import {
  DEMO_CHECKS,
  DEMO_CRITERIA,
  DEMO_EVENTS,
  DEMO_PHASES,
  DEMO_PRACTICE,
  DEMO_PRACTICE_PLANS,
} from '@amberway/fixtures/practice/demo';
import { lookups } from '../features/lookups/tables.ts';
import { practiceEntries, practicePlans, skillChecks } from '../features/practice/tables.ts';
import { skillCriteria, skillEvents, skillPhases } from '../features/programme/evidence/tables.ts';
import { db } from '../kernel/db/context.ts';

/** Twelve weeks of practice of a demo child, with its phases, events and checks. */
export const seedPractice = async () => {
  const rows = await db()
    .select({ id: lookups.id, name: lookups.name, type: lookups.type })
    .from(lookups)
    .where(inArray(lookups.type, ['practicePlace', 'skillEvent']));
  const idIn = (type: string, name: string): string => {
    const found = rows.find((row) => row.type === type && row.name === name);
    if (!found) throw new Error(`There is no ${name} in the list ${type}.`);
    return found.id;
  };
  await db().insert(practicePlans).values(DEMO_PRACTICE_PLANS);
  await db()
    .insert(practiceEntries)
    .values(DEMO_PRACTICE.map(({ place, ...entry }) => ({ ...entry, placeId: idIn('practicePlace', place) })));
  await db().insert(skillCriteria).values(DEMO_CRITERIA);
  await db()
    .insert(skillPhases)
    .values([...DEMO_PHASES]);
  await db()
    .insert(skillEvents)
    .values(DEMO_EVENTS.map(({ kind, ...event }) => ({ ...event, kindId: idIn('skillEvent', kind) })));
  await db().insert(skillChecks).values(DEMO_CHECKS);
};
