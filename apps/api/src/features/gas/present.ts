import type { GasEdition, GasRating, GasScale } from '@amberway/contract/gas/schemas';
import { isBusinessUser, isFamily } from '@amberway/contract/kernel/roles';
import type { Principal } from '../../kernel/identity/principal.ts';
import { findEvidence, type Titled } from './evidence.queries.ts';
import type { EditionRow, LaterRatingRow, LoadedScale, RatingRow } from './queries.ts';

/** The side the principal rates and agrees for. Administrators and staff in a family's view are on none. */
export const sideOf = (principal: Principal): 'family' | 'coach' | undefined => {
  if (principal.actingAs) return undefined;
  if (isFamily(principal)) return 'family';
  return isBusinessUser(principal) ? 'coach' : undefined;
};

const isOfSide = (side: 'family' | 'coach') => (row: RatingRow) => row.rating.side === side;

/** Both sides rate without seeing the other's level: until both are in, each sees its own only. */
const visibleTo = (principal: Principal, ratings: RatingRow[]): RatingRow[] => {
  if (ratings.some(isOfSide('family')) && ratings.some(isOfSide('coach'))) return ratings;
  const side = sideOf(principal);
  return side ? ratings.filter(isOfSide(side)) : [];
};

type Titles = ReadonlyMap<string, string>;
const keyOf = ({ kind, id }: Pick<Titled, 'kind' | 'id'>) => `${kind} ${id}`;

const presentRating = ({ rating, by }: RatingRow | LaterRatingRow, titles: Titles): GasRating => ({
  side: rating.side,
  afterBoth: !('updatedAt' in rating),
  level: rating.level,
  onDay: rating.onDay,
  by,
  at: 'updatedAt' in rating ? rating.updatedAt : rating.createdAt,
  note: rating.note,
  evidence: rating.evidence.flatMap((one) => {
    const title = titles.get(keyOf(one));
    return title === undefined ? [] : [{ ...one, title }];
  }),
});

const presentEdition = (
  principal: Principal,
  { edition, familyBy, coachBy }: EditionRow,
  { ratings: all, laterRatings }: Pick<LoadedScale, 'ratings' | 'laterRatings'>,
  titles: Titles,
): GasEdition => {
  const ratings = all.filter(({ rating }) => rating.editionId === edition.id);
  const later = laterRatings.filter(({ rating }) => rating.editionId === edition.id);
  const { measurable, equalSteps, possible, agreedFamilyAt, agreedCoachAt } = edition;
  return {
    number: edition.number,
    title: edition.title,
    measure: edition.measure,
    levels: edition.levels,
    baseline: edition.baseline,
    importance: edition.importance,
    difficulty: edition.difficulty,
    reviewOn: edition.reviewOn,
    quality:
      measurable === null || equalSteps === null || possible === null ? null : { measurable, equalSteps, possible },
    agreedFamily: familyBy && agreedFamilyAt ? { by: familyBy, at: agreedFamilyAt } : null,
    agreedCoach: coachBy && agreedCoachAt ? { by: coachBy, at: agreedCoachAt } : null,
    // Later ones exist only when both are in, so everybody may see them.
    ratings: [...visibleTo(principal, ratings), ...later].map((row) => presentRating(row, titles)),
    rated: { family: ratings.some(isOfSide('family')), coach: ratings.some(isOfSide('coach')) },
  };
};

/** Scales of one child as the principal may see them. */
export const presentScales = async (principal: Principal, loaded: LoadedScale[]): Promise<GasScale[]> => {
  const [first] = loaded;
  if (!first) return [];
  const evidence = loaded.flatMap(({ ratings, laterRatings }) =>
    [...ratings, ...laterRatings].flatMap(({ rating }) => rating.evidence),
  );
  const titles = new Map(
    (await findEvidence(first.scale.memberId, evidence)).map((one) => [keyOf(one), one.title] as const),
  );
  return loaded.map(({ scale, outcome, createdBy, editions, ...said }) => {
    const [current, ...earlier] = editions.map((row) => presentEdition(principal, row, said, titles));
    if (!current) throw new Error('The scale has no words.');
    return {
      _id: scale.id,
      createdAt: scale.createdAt,
      updatedAt: scale.updatedAt,
      member: scale.memberId,
      outcome,
      state: scale.state,
      createdBy,
      closedAt: scale.closedAt,
      version: scale.version,
      current,
      earlier,
    };
  });
};
