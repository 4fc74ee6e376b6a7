import { uuidv7 } from 'uuidv7';
import { reviewDays } from '@amberway/contract/gas/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { gasEditions, gasRatings, gasScales } from '../features/gas/tables.ts';
import { db } from '../kernel/db/context.ts';
import { addOutcome } from './programme.ts';
import type { TestServer } from './server.ts';

type Server = Pick<TestServer, 'within'>;
type Scale = typeof gasScales.$inferInsert;
type Edition = typeof gasEditions.$inferInsert;

export const LEVELS = [0, 2, 4, 6, 8].map((count) => `Orders on his own in ${count} of 8 visits.`);

/** The words of a scale, as a body has them. */
export const gasWords = () => ({
  title: 'Ordering for himself',
  measure: 'Café visits, out of 8, in which he orders on his own',
  levels: LEVELS,
  baseline: -1 as const,
  importance: 1,
  difficulty: 1,
  reviewOn: reviewDays(new Date().toISOString().slice(0, 10)).usual,
});

/** A goal scale of a child in any state. */
export const addScale = async (
  server: Server,
  { memberId, words, ...about }: Pick<Scale, 'memberId'> & Partial<Scale> & { words?: Partial<Edition> },
) => {
  const outcomeId = about.outcomeId ?? (await addOutcome(server, { memberId })).id;
  const edition = { ...gasWords(), id: uuidv7(), number: 1 };
  const scale = { id: uuidv7(), createdBy: DEMO_PEOPLE.coach.id, ...about, memberId, outcomeId };
  await server.within(async () => {
    await db().insert(gasScales).values(scale);
    await db()
      .insert(gasEditions)
      .values({ ...edition, ...words, scaleId: scale.id });
  });
  return { ...scale, editionId: edition.id };
};

export const addRating = (server: Server, rating: Partial<typeof gasRatings.$inferInsert> & { editionId: string }) =>
  server.within(() =>
    db()
      .insert(gasRatings)
      .values({
        side: 'coach',
        level: 0,
        onDay: new Date().toISOString().slice(0, 10),
        userId: DEMO_PEOPLE.coach.id,
        ...rating,
      }),
  );
