import { and, asc, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { withinReach } from '../../../kernel/authorise/queries.ts';
import { instantText } from '../../../kernel/db/columns.ts';
import { db } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { creator, readBy, reachable, shownTo, summaryColumns, type StoredSession } from '../queries.ts';
import { coachingSessions as sessions } from '../tables.ts';

type Person = { id: string; firstName: string; lastName: string; avatar: string | null };
type Child = { id: string; firstName: string; lastName: string };

export type SummaryRow = Pick<
  StoredSession,
  | 'id'
  | 'title'
  | 'status'
  | 'type'
  | 'startTime'
  | 'endTime'
  | 'excerpt'
  | 'meetLink'
  | 'endtimeCancellation'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
> & { member: Child | null; creator: Person; read: boolean };

export type SessionFilter = {
  memberId?: string | undefined;
  customerId?: string | undefined;
  when?: 'upcoming' | 'past' | undefined;
};
/** A page by its number, or the one that holds a day: the first of its entries, else where they would be. */
export type Page = PageWindow & { aroundUntil?: string | undefined };

const called = sql`${sessions.status} in ('Canceled With Notice', 'No-Show/Late Cancellation')`;
const inTime = (when: SessionFilter['when']): SQL | undefined => {
  if (when === 'upcoming') return sql`${sessions.endTime} > now() and not ${called}`;
  return when === 'past' ? sql`(${sessions.endTime} <= now() or ${called})` : undefined;
};

type Raw = Omit<SummaryRow, 'member' | 'creator'> & {
  total: number;
  first: number;
  memberId: string;
  memberFirst: string;
  memberLast: string;
  creatorId: string;
  creatorFirst: string;
  creatorLast: string;
  creatorAvatar: string | null;
};

const rowOf = (raw: Raw): SummaryRow => ({
  id: raw.id,
  title: raw.title,
  status: raw.status,
  type: raw.type,
  startTime: instantText(raw.startTime),
  endTime: instantText(raw.endTime),
  excerpt: raw.excerpt,
  meetLink: raw.meetLink,
  endtimeCancellation: raw.endtimeCancellation,
  version: raw.version,
  createdAt: instantText(raw.createdAt),
  updatedAt: instantText(raw.updatedAt),
  member: { id: raw.memberId, firstName: raw.memberFirst, lastName: raw.memberLast },
  creator: { id: raw.creatorId, firstName: raw.creatorFirst, lastName: raw.creatorLast, avatar: raw.creatorAvatar },
  read: raw.read,
});

/**
 * One page of a family's sessions with their whole number, in one statement: whether the family is in reach, how many
 * there are, where the page begins, and its rows. Nothing comes back for a family out of reach.
 */
export const listSessions = async (
  principal: Principal,
  reach: Reach,
  { memberId, customerId, when }: SessionFilter,
  { skip, limit, aroundUntil }: Page,
): Promise<{ rows: SummaryRow[]; count: number; skip: number } | undefined> => {
  const family = and(
    memberId ? eq(members.id, memberId) : undefined,
    customerId ? eq(members.parentId, customerId) : undefined,
    isNull(members.deletedAt),
    withinReach(principal, reach, members.parentId),
  );
  // A family may have no child yet.
  const admitted = and(
    memberId ? sql`exists (select 1 from family)` : undefined,
    customerId
      ? sql`exists (select 1 from ${users} where ${and(
          eq(users.id, customerId),
          eq(users.type, 'Customer'),
          withinReach(principal, reach, users.id),
        )})`
      : undefined,
  );
  const wanted = and(
    isNull(sessions.deletedAt),
    memberId ? eq(sessions.memberId, memberId) : sql`${sessions.memberId} in (select id from family)`,
    shownTo(principal),
    inTime(when),
  );
  const later = aroundUntil ? sql`count(*) filter (where ${sessions.startTime} >= ${aroundUntil})` : sql`0`;
  const begin = aroundUntil
    ? sql`greatest(least(later, total - 1), 0) / ${limit}::int * ${limit}::int`
    : sql`${skip}::int`;
  const order = when === 'upcoming' ? sql`start_time, id` : sql`start_time desc, id desc`;
  const { rows } = (await db().execute(sql`
    with family as materialized (select id, first_name, last_name from members where ${family}),
    counted as (select count(*)::int as total, (${later})::int as later from ${sessions} where ${wanted}),
    at as (select total, (${begin})::int as first from counted where ${admitted}),
    page as (select * from ${sessions} where ${wanted} order by ${order} limit ${limit} offset (select first from at))
    select at.total, at.first, page.id, page.title, page.status, page.type, page.start_time as "startTime",
      page.end_time as "endTime", page.excerpt, page.meet_link as "meetLink", page.late_cancellation as "endtimeCancellation",
      page.version, page.created_at as "createdAt", page.updated_at as "updatedAt", family.id as "memberId",
      family.first_name as "memberFirst", family.last_name as "memberLast", u.id as "creatorId",
      u.first_name as "creatorFirst", u.last_name as "creatorLast", u.avatar as "creatorAvatar",
      r.user_id is not null as read
    from at left join page on true left join family on family.id = page.member_id
      left join users u on u.id = page.created_by
      left join session_reads r on r.session_id = page.id and r.user_id = ${principal.actorId}
    order by ${when === 'upcoming' ? sql`page.start_time, page.id` : sql`page.start_time desc, page.id desc`}`)) as {
    rows: Raw[];
  };
  const [head] = rows;
  if (!head) return undefined;
  return { rows: rows.filter(({ id }) => id !== null).map(rowOf), count: head.total, skip: head.first };
};

/** A coach's own sessions that touch a range of time. */
export const listOfCoach = (
  principal: Principal,
  coachId: string,
  { from, to }: { from: string; to: string },
): Promise<SummaryRow[]> =>
  db()
    .select({ ...summaryColumns, read: readBy(principal.actorId) })
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(creator, eq(creator.id, sessions.createdBy))
    .where(
      and(
        eq(sessions.createdBy, coachId),
        isNull(sessions.deletedAt),
        lt(sessions.startTime, to),
        gt(sessions.endTime, from),
        // What belongs to no child is nobody else's business.
        coachId === principal.actorId ? undefined : sql`${sessions.memberId} is not null`,
      ),
    )
    .orderBy(asc(sessions.startTime), asc(sessions.id))
    .limit(2_000);

const ideaColumns = {
  sessionId: sessions.id,
  title: sessions.title,
  startTime: sessions.startTime,
  skillsForHome: sessions.skillsForHome,
  clientFindSkillUseful: sessions.clientFindSkillUseful,
  creator: summaryColumns.creator,
};
export type IdeaRow = Pick<StoredSession, 'title' | 'startTime' | 'skillsForHome' | 'clientFindSkillUseful'> & {
  sessionId: string;
  creator: Person;
};

const isIdea = and(isNull(sessions.deletedAt), eq(sessions.status, 'Published'), ne(sessions.skillsForHome, ''));

/** What a child's published notes propose for home. The caller has been admitted to the child. */
export const listIdeas = async (memberId: string, { skip, limit }: PageWindow) => {
  const where = and(eq(sessions.memberId, memberId), isIdea);
  const rows: IdeaRow[] = await db()
    .select(ideaColumns)
    .from(sessions)
    .innerJoin(creator, eq(creator.id, sessions.createdBy))
    .where(where)
    .orderBy(desc(sessions.startTime), desc(sessions.id))
    .limit(limit)
    .offset(skip);
  const isWhole = skip === 0 && rows.length < limit;
  return { rows, count: isWhole ? rows.length : await db().$count(sessions, where) };
};

export const findIdea = async (principal: Principal, reach: Reach, id: string): Promise<IdeaRow | undefined> =>
  (
    await db()
      .select(ideaColumns)
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .innerJoin(creator, eq(creator.id, sessions.createdBy))
      .where(and(eq(sessions.id, id), isIdea, reachable(principal, reach)))
  )[0];
