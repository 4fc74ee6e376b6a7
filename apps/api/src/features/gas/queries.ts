import { and, asc, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GAS_SCALES_MAX, type GasSide } from '@amberway/contract/gas/limits';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users, worksWithChild } from '../../kernel/identity/tables.ts';
import { outcomes } from '../programme/public.ts';
import {
  gasEditions as editions,
  gasLaterRatings as laterRatings,
  gasRatings as ratings,
  gasScales as scales,
} from './tables.ts';

export type StoredScale = typeof scales.$inferSelect;
export type StoredEdition = typeof editions.$inferSelect;
type NewEdition = typeof editions.$inferInsert;
export type NewRating = typeof ratings.$inferInsert;
export type NewLaterRating = typeof laterRatings.$inferInsert;

const author = alias(users, 'author');
const familyPerson = alias(users, 'family_person');
const coachPerson = alias(users, 'coach_person');

const rater = alias(users, 'rater');
const person = <T extends typeof author | typeof familyPerson | typeof coachPerson | typeof rater>(who: T) => ({
  _id: who.id as T['id'],
  firstName: who.firstName as T['firstName'],
  lastName: who.lastName as T['lastName'],
  avatar: who.avatar as T['avatar'],
});

const selectScales = (where: SQL | undefined) =>
  db()
    .select({ scale: scales, outcome: { _id: outcomes.id, name: outcomes.name }, createdBy: person(author) })
    .from(scales)
    .innerJoin(outcomes, eq(outcomes.id, scales.outcomeId))
    .innerJoin(author, eq(author.id, scales.createdBy))
    .where(where)
    .orderBy(asc(sql`${scales.state} = 'closed'`), asc(scales.createdAt), asc(scales.id));
export type ScaleRow = Awaited<ReturnType<typeof selectScales>>[number];

const selectEditions = (ids: string[]) =>
  db()
    .select({ edition: editions, familyBy: person(familyPerson), coachBy: person(coachPerson as never) })
    .from(editions)
    .leftJoin(familyPerson, eq(familyPerson.id, editions.agreedFamilyBy))
    .leftJoin(coachPerson, eq(coachPerson.id, editions.agreedCoachBy))
    .where(inArray(editions.scaleId, ids))
    .orderBy(desc(editions.number));
export type EditionRow = Awaited<ReturnType<typeof selectEditions>>[number];

const selectRatings = (ids: string[]) =>
  db()
    .select({ scaleId: editions.scaleId, rating: ratings, by: person(rater) })
    .from(ratings)
    .innerJoin(rater, eq(rater.id, ratings.userId))
    .innerJoin(editions, eq(editions.id, ratings.editionId))
    .where(inArray(editions.scaleId, ids))
    .orderBy(asc(ratings.createdAt), asc(ratings.id));
export type RatingRow = Awaited<ReturnType<typeof selectRatings>>[number];

const selectLaterRatings = (ids: string[]) =>
  db()
    .select({ scaleId: editions.scaleId, rating: laterRatings, by: person(rater) })
    .from(laterRatings)
    .innerJoin(rater, eq(rater.id, laterRatings.userId))
    .innerJoin(editions, eq(editions.id, laterRatings.editionId))
    .where(inArray(editions.scaleId, ids))
    .orderBy(asc(laterRatings.createdAt), asc(laterRatings.id));
export type LaterRatingRow = Awaited<ReturnType<typeof selectLaterRatings>>[number];

export type LoadedScale = ScaleRow & {
  editions: EditionRow[];
  ratings: RatingRow[];
  laterRatings: LaterRatingRow[];
};

const withParts = async (rows: ScaleRow[]): Promise<LoadedScale[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ scale }) => scale.id);
  const [allEditions, allRatings, allLater] = await Promise.all([
    selectEditions(ids),
    selectRatings(ids),
    selectLaterRatings(ids),
  ]);
  return rows.map((row) => ({
    ...row,
    editions: allEditions.filter(({ edition }) => edition.scaleId === row.scale.id),
    ratings: allRatings.filter(({ scaleId }) => scaleId === row.scale.id),
    laterRatings: allLater.filter(({ scaleId }) => scaleId === row.scale.id),
  }));
};

/** The caller has checked access to the child. */
export const listScalesOf = async (memberId: string) => withParts(await selectScales(eq(scales.memberId, memberId)));
export const findScale = async (id: string) => (await withParts(await selectScales(eq(scales.id, id))))[0];

/** A scale locked for a change, with its child, if the principal reaches the family. */
export const lockScaleWithin = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select({
        scale: scales,
        family: {
          id: members.id,
          parentId: members.parentId,
          primaryContact: members.primaryContact,
          timeZone: users.timeZone,
        },
      })
      .from(scales)
      .innerJoin(members, eq(members.id, scales.memberId))
      .innerJoin(users, eq(users.id, members.parentId))
      .where(and(eq(scales.id, id), isNull(members.deletedAt), childWithinReach(principal, reach)))
      .for('update', { of: scales })
  )[0];
export type LockedScale = NonNullable<Awaited<ReturnType<typeof lockScaleWithin>>>;

export const findOutcomeOf = async (id: string, memberId: string) =>
  (
    await db()
      .select({ id: outcomes.id, closedAt: outcomes.closedAt })
      .from(outcomes)
      .where(and(eq(outcomes.id, id), eq(outcomes.memberId, memberId)))
      .for('share')
  )[0];

/** Call it with the child locked. */
export const hasRoom = async (memberId: string): Promise<boolean> =>
  (await db().$count(scales, and(eq(scales.memberId, memberId), ne(scales.state, 'closed')))) < GAS_SCALES_MAX;

export const insertScale = async (values: typeof scales.$inferInsert): Promise<string> => {
  const [row] = await db().insert(scales).values(values).returning({ id: scales.id });
  if (!row) throw new Error('The scale was not stored.');
  return row.id;
};
export const updateScale = (id: string, values: Partial<typeof scales.$inferInsert>) =>
  db()
    .update(scales)
    .set({ ...values, version: nextVersion })
    .where(eq(scales.id, id));

/** The words of a scale that are in force. */
export const currentEdition = async ({ id, edition }: StoredScale): Promise<StoredEdition> => {
  const [row] = await db()
    .select()
    .from(editions)
    .where(and(eq(editions.scaleId, id), eq(editions.number, edition)));
  if (!row) throw new Error('The scale has no words.');
  return row;
};
export const insertEdition = (values: NewEdition) => db().insert(editions).values(values);
export const updateEdition = (id: string, values: Partial<NewEdition>) =>
  db().update(editions).set(values).where(eq(editions.id, id));

export const ratingsOf = (editionId: string) =>
  db()
    .select({ side: ratings.side, level: ratings.level, onDay: ratings.onDay })
    .from(ratings)
    .where(eq(ratings.editionId, editionId));

export const storeRating = (values: NewRating) =>
  db()
    .insert(ratings)
    .values(values)
    .onConflictDoUpdate({
      target: [ratings.editionId, ratings.side],
      set: {
        level: values.level,
        onDay: values.onDay,
        userId: values.userId,
        evidence: values.evidence,
        note: values.note,
        updatedAt: sql`now()`,
      },
    });

export const insertLaterRating = (values: NewLaterRating) => db().insert(laterRatings).values(values);

const TOGETHER: GasSide = 'together';
/** Goals of earlier cycles belong to the score of their own time only. */
const wasOpen = (on: string) => sql`(${scales.closedAt} is null or ${scales.closedAt}::date > ${on}::date)`;

/** The zone in which the days of a family's ratings begin. */
export const zoneOfFamily = async (customerId: string): Promise<string | null> =>
  (await db().select({ zone: users.timeZone }).from(users).where(eq(users.id, customerId)))[0]?.zone ?? null;

/**
 * The latest agreed level of each scale that was open on a day, with the words it was rated by. It stands until new
 * words are rated.
 */
export const agreedLevels = (memberId: string, on: string) =>
  db()
    .selectDistinctOn([editions.scaleId], {
      scale: editions.scaleId,
      title: editions.title,
      importance: editions.importance,
      difficulty: editions.difficulty,
      baseline: editions.baseline,
      level: ratings.level,
      onDay: ratings.onDay,
    })
    .from(ratings)
    .innerJoin(editions, eq(editions.id, ratings.editionId))
    .innerJoin(scales, eq(scales.id, editions.scaleId))
    .where(and(eq(scales.memberId, memberId), eq(ratings.side, TOGETHER), lte(ratings.onDay, on), wasOpen(on)))
    .orderBy(editions.scaleId, desc(editions.number), desc(ratings.onDay));

/** The family and who works with the child, whose open pages may show the scales. */
export const readersOf = async (memberId: string, customerId: string): Promise<string[]> => {
  const rows = await db()
    .select({ id: worksWithChild.businessUserId })
    .from(worksWithChild)
    .where(eq(worksWithChild.memberId, memberId));
  return [customerId, ...rows.map(({ id }) => id)];
};

/** Who is notified for the coach's side: the coach who agreed, while working with the family, and else its clinician. */
export const coachOf = async (
  { id, primaryContact }: { id: string; primaryContact: string | null },
  coach: string | null | undefined,
): Promise<string | null> => {
  if (!coach) return primaryContact;
  const works = await db().$count(
    worksWithChild,
    and(eq(worksWithChild.memberId, id), eq(worksWithChild.businessUserId, coach)),
  );
  return works > 0 ? coach : primaryContact;
};
