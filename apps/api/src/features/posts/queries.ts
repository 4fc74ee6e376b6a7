import { and, asc, desc, eq, exists, inArray, isNull, like, notExists, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow, SortOrder } from '@amberway/contract/kernel/query';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import { countUpTo } from '../../kernel/db/figures.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { users } from '../../kernel/identity/tables.ts';
import { postInteractions, userPosts } from './tables.ts';

const person = { id: users.id, firstName: users.firstName, lastName: users.lastName, avatar: users.avatar };

/** A Published, undeleted response. */
const answers = () =>
  db()
    .select({ one: sql`1` })
    .from(postInteractions)
    .where(
      and(
        eq(postInteractions.postId, userPosts.id),
        sql`${postInteractions.type} = 'Response' and ${postInteractions.status} = 'Published'`,
        isNull(postInteractions.deletedAt),
      ),
    );

const postColumns = {
  id: userPosts.id,
  post: userPosts.post,
  version: userPosts.version,
  createdAt: userPosts.createdAt,
  updatedAt: userPosts.updatedAt,
  deletedAt: userPosts.deletedAt,
  user: person,
};
const selectPosts = () =>
  db()
    .select({ ...postColumns, answered: sql<boolean>`${exists(answers())}` })
    .from(userPosts)
    .innerJoin(users, eq(users.id, userPosts.userId))
    .$dynamic();
export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

export type PostFilter = { search?: string | undefined; includeDeleted: boolean; unanswered: boolean };

const where = (principal: Principal, reach: Reach, filter: PostFilter): SQL | undefined =>
  and(
    withinReach(principal, reach, userPosts.userId),
    filter.includeDeleted ? undefined : isNull(userPosts.deletedAt),
    filter.search ? like(userPosts.searchText, containsPattern(filter.search)) : undefined,
    // A deleted post takes no answers, so none is missing.
    filter.unanswered ? and(isNull(userPosts.deletedAt), notExists(answers())) : undefined,
  );

export const listPosts = async (
  principal: Principal,
  reach: Reach,
  filter: PostFilter,
  { skip, limit }: PageWindow,
  written: SortOrder = 'desc',
) => {
  const along = written === 'asc' ? asc : desc;
  const condition = where(principal, reach, filter);
  const rows = await selectPosts()
    .where(condition)
    .orderBy(along(userPosts.createdAt), along(userPosts.id))
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(userPosts, condition) };
};

/** Posts that wait for an answer, counted up to a limit. */
export const countUnanswered = (most: number): Promise<number> =>
  countUpTo(most, sql`from ${userPosts} where ${and(isNull(userPosts.deletedAt), notExists(answers()))}`);

export const findPost = async (principal: Principal, reach: Reach, id: string, includeDeleted: boolean) => {
  const [row] = await selectPosts().where(
    and(eq(userPosts.id, id), where(principal, reach, { includeDeleted, unanswered: false })),
  );
  return row;
};

const selectInteractions = () =>
  db()
    .select({
      id: postInteractions.id,
      postId: postInteractions.postId,
      parentId: postInteractions.parentId,
      type: postInteractions.type,
      body: postInteractions.body,
      referralLinks: postInteractions.referralLinks,
      status: postInteractions.status,
      version: postInteractions.version,
      createdAt: postInteractions.createdAt,
      updatedAt: postInteractions.updatedAt,
      deletedAt: postInteractions.deletedAt,
      user: person,
    })
    .from(postInteractions)
    .innerJoin(users, eq(users.id, postInteractions.userId))
    .$dynamic();
export type InteractionRow = Awaited<ReturnType<typeof selectInteractions>>[number];

/** The responses to all posts of a page, in one statement. Families see only published ones. */
export const interactionsOf = (postIds: string[], onlyPublished: boolean): Promise<InteractionRow[]> =>
  postIds.length === 0
    ? Promise.resolve([])
    : selectInteractions()
        .where(
          and(
            inArray(postInteractions.postId, postIds),
            onlyPublished
              ? and(eq(postInteractions.status, 'Published'), isNull(postInteractions.deletedAt))
              : undefined,
          ),
        )
        .orderBy(asc(postInteractions.createdAt), asc(postInteractions.id));

export const insertPost = async (userId: string, post: string): Promise<string> => {
  const [row] = await db().insert(userPosts).values({ userId, post }).returning({ id: userPosts.id });
  if (!row) throw new Error('The post was not stored.');
  return row.id;
};

/** Locked for the transaction. `orDeleted` also finds deleted posts, for staff. */
export const lockPost = (principal: Principal, reach: Reach, id: string, { orDeleted = false } = {}) =>
  lockForEdit(
    userPosts,
    id,
    undefined,
    and(orDeleted ? undefined : isNull(userPosts.deletedAt), withinReach(principal, reach, userPosts.userId)),
  );

export const hidePost = (id: string) =>
  db()
    .update(userPosts)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(userPosts.id, id));

export const unhidePost = (id: string) =>
  db().update(userPosts).set({ deletedAt: null, version: nextVersion }).where(eq(userPosts.id, id));

/** A response to this post; one of another post is not found. */
export const lockInteraction = (postId: string, id: string, version: number | undefined) =>
  lockForEdit(postInteractions, id, version, eq(postInteractions.postId, postId));

export const insertInteraction = async (values: typeof postInteractions.$inferInsert): Promise<string> => {
  const [row] = await db().insert(postInteractions).values(values).returning({ id: postInteractions.id });
  if (!row) throw new Error('The response was not stored.');
  return row.id;
};

export const updateInteraction = (id: string, values: Partial<typeof postInteractions.$inferInsert>) =>
  db()
    .update(postInteractions)
    .set({ ...values, version: nextVersion })
    .where(eq(postInteractions.id, id));

export const deletedNow = sql`now()` as unknown as string;
