import { and, asc, desc, eq, exists, like, type SQL, sql } from 'drizzle-orm';
import { searchTextOf } from '@amberway/contract/content/referrals';
import type { PageWindow, Sorting } from '@amberway/contract/kernel/query';
import type { ResourceStatus } from '@amberway/contract/resources/status';
import { db, cachedWithoutPlan, prepared } from '../../kernel/db/context.ts';
import { cachedCount } from '../../kernel/db/cached-counts.ts';
import { countUpTo } from '../../kernel/db/figures.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { selectResources } from './queries.ts';
import { resourceFavourites, resourceObjectiveLinks, resources } from './tables.ts';
import { isReviewOn } from './review.queries.ts';
import { idsOf, undeleted, type Viewer, viewerOf, visible, visibleTo } from './visible.queries.ts';

export type LibraryFilter = {
  search?: string | undefined;
  type: string[];
  objective: string[];
  owner: string[];
  status: ResourceStatus[];
  favourites?: boolean | undefined;
  /** Only uploaded files, no links. */
  uploaded?: boolean | undefined;
};

const WORDS = 8;
/** The words to search for: all must occur, anywhere. Punctuation is removed, as it is from the searched text. */
const words = (search: string | undefined): string[] =>
  [
    ...new Set(
      searchTextOf(search ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean),
    ),
  ].slice(0, WORDS);

export const searchPatterns = (search: string | undefined): string[] =>
  words(search).map((word) => containsPattern(word));

/** The conditions that are present determine the statement; their values are parameters. */
type Shape = { viewer: Viewer; words: number; lists: string[]; favourites: boolean; uploaded: boolean };

const LISTS = ['type', 'objective', 'owner', 'status'] as const;
type ListName = (typeof LISTS)[number];

const shapeOf = (principal: Principal, filter: LibraryFilter): Shape => ({
  viewer: viewerOf(principal),
  words: words(filter.search).length,
  lists: LISTS.filter((name) => filter[name].length > 0),
  favourites: filter.favourites ?? false,
  uploaded: filter.uploaded ?? false,
});

/** Kept short: PostgreSQL truncates names to 63 bytes, and equal truncated names would be mistaken for each other. */
const nameOf = (kind: 'list' | 'count', { viewer, words: count, lists, favourites, uploaded }: Shape) =>
  `resources.${kind}.${viewer}.${count}.${lists.join('-')}.${favourites ? 'f' : ''}${uploaded ? 'u' : ''}`;

/** With a search the best plan depends on the words, so it is not cached; without one a single plan fits all. */
const statement = ({ words: count }: Shape): typeof prepared => (count > 0 ? cachedWithoutPlan : prepared);

const ids = (name: string) => sql`any(${sql.placeholder(name)}::uuid[])`;
const inList: Record<ListName, () => SQL> = {
  type: () => sql`${resources.typeId} = ${ids('type')}`,
  owner: () => sql`${resources.createdBy} = ${ids('owner')}`,
  status: () => sql`${resources.status} = any(${sql.placeholder('status')}::text[])`,
  objective: () =>
    exists(
      db()
        .select({ one: sql`1` })
        .from(resourceObjectiveLinks)
        .where(
          and(
            eq(resourceObjectiveLinks.resourceId, resources.id),
            sql`${resourceObjectiveLinks.objectiveId} = ${ids('objective')}`,
          ),
        ),
    ),
};

const isFavourite = () =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(resourceFavourites)
      .where(
        and(eq(resourceFavourites.resourceId, resources.id), eq(resourceFavourites.userId, sql.placeholder('actor'))),
      ),
  );

/** Mail attachments are listed in the mail log; in the library they would crowd out what was written for it. */
const inLibrary = sql`not ${resources.fromMail}`;

const whereOf = (shape: Shape): SQL | undefined =>
  and(
    inLibrary,
    visible(shape.viewer, { actor: sql.placeholder('actor'), customer: sql.placeholder('customer') }),
    ...Array.from({ length: shape.words }, (_, n) => like(resources.searchText, sql.placeholder(`word${n}`))),
    ...LISTS.filter((name) => shape.lists.includes(name)).map((name) => inList[name]()),
    shape.favourites ? isFavourite() : undefined,
    shape.uploaded ? eq(resources.isLink, false) : undefined,
  );

const valuesOf = (principal: Principal, filter: LibraryFilter) => ({
  ...idsOf(principal),
  ...Object.fromEntries(searchPatterns(filter.search).map((pattern, n) => [`word${n}`, pattern])),
  ...Object.fromEntries(LISTS.map((name) => [name, filter[name]])),
});

type LibrarySorting = Sorting<'name' | 'createdAt'>;

/** Each order has an index and ends with the id. */
const inOrder = ({ by, order }: LibrarySorting): SQL[] => {
  const along = order === 'asc' ? asc : desc;
  return [along(by === 'name' ? sql`lower(${resources.name})` : resources.createdAt), along(resources.id)];
};

/** One page, newest first unless sorted. The page is selected first, so that names are joined to its few rows only. */
export const listLibrary = (
  principal: Principal,
  filter: LibraryFilter,
  { skip, limit }: PageWindow,
  sorting: LibrarySorting = { by: 'createdAt', order: 'desc' },
) => {
  const shape = shapeOf(principal, filter);
  return statement(shape)(`${nameOf('list', shape)}${sorting.by[0]}${sorting.order[0]}`, (executor) => {
    const page = executor
      .select({ id: resources.id })
      .from(resources)
      .where(whereOf(shape))
      .orderBy(...inOrder(sorting))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip'))
      .as('page');
    return selectResources(executor)
      .innerJoin(page, eq(page.id, resources.id))
      .orderBy(...inOrder(sorting));
  }).execute({ ...valuesOf(principal, filter), skip, limit });
};

export const countLibrary = (principal: Principal, filter: LibraryFilter): Promise<number> => {
  const shape = shapeOf(principal, filter);
  const values = valuesOf(principal, filter);
  // The lists are the same for all administrators, unless they are about favourites.
  const { actor: _actor, customer: _customer, ...shared } = values;
  const params = shape.viewer === 'everything' && !shape.favourites ? shared : values;
  return cachedCount(`resources.${JSON.stringify({ shape, params })}`, async () => {
    const [row] = await statement(shape)(nameOf('count', shape), (executor) =>
      executor
        .select({ count: sql<number>`count(*)::int` })
        .from(resources)
        .where(whereOf(shape)),
    ).execute(values);
    return row?.count ?? 0;
  });
};

/** Pending resources that a reviewer sees, up to a limit; none while the review is off. */
export const countToReview = async (limit: number, principal: Principal): Promise<number> => {
  if (!(await isReviewOn())) return 0;
  const waiting = and(inLibrary, undeleted, eq(resources.status, 'Pending'), visibleTo(principal));
  return countUpTo(limit, sql`from ${resources} where ${waiting}`);
};
