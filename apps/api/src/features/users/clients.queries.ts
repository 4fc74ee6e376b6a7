import { and, asc, desc, eq, exists, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { NOTE_DRAFT_KIND } from '@amberway/contract/activity-notes/drafts';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import type { ClientWork } from '@amberway/contract/users/schemas';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import { instantOf, rowsOf } from '../../kernel/db/figures.ts';
import { repliesTo } from '../../kernel/identity/replies.queries.ts';
import { members, teamsNow, users, worksWith, worksWithChild } from '../../kernel/identity/tables.ts';
import { listColumns } from './queries.ts';

const isClientOf = (businessUserId: string) =>
  and(
    eq(users.type, 'Customer'),
    inArray(users.userStatus, SIGN_IN_STATUSES),
    or(
      exists(
        db()
          .select({ one: sql`1` })
          .from(worksWith)
          .where(and(eq(worksWith.customerId, users.id), eq(worksWith.businessUserId, businessUserId))),
      ),
      exists(
        db()
          .select({ one: sql`1` })
          .from(teamsNow)
          .where(and(eq(teamsNow.customerId, users.id), eq(teamsNow.businessUserId, businessUserId))),
      ),
    ),
  );

/** The child of the outer query. */
const isTheirs = (businessUserId: string) => sql`exists (select 1 from works_with_child w
  where w.member_id = c.id and w.business_user_id = ${businessUserId})`;

const matchesClient = (businessUserId: string, search: string | undefined) => {
  if (!search) return undefined;
  const pattern = containsPattern(search);
  return or(
    like(users.searchText, pattern),
    exists(
      db()
        .select({ one: sql`1` })
        .from(members)
        .where(
          and(
            eq(members.parentId, users.id),
            isNull(members.deletedAt),
            inArray(
              members.id,
              db()
                .select({ id: worksWithChild.memberId })
                .from(worksWithChild)
                .where(eq(worksWithChild.businessUserId, businessUserId)),
            ),
            like(sql`lower(${members.firstName} || ' ' || ${members.lastName})`, pattern),
          ),
        ),
    ),
  );
};

/** The family of the outer query. */
const FAMILY = sql.raw('users.id');

/** Messages of a family to the viewer that nobody replied to, from messages g. */
const unanswered = (viewerId: string) => sql`from messages g where g.to_id = ${viewerId} and g.kind = 'client'
  and g.from_id = ${FAMILY} and g.customer_id = ${FAMILY} and g.deleted_by_receiver_at is null and not exists (
    select 1 ${repliesTo(sql.raw('g'))})`;

/** Whether a message of the family has no reply yet. */
const waits = (viewerId: string) => sql`(exists (select 1 ${unanswered(viewerId)})
  or exists (select 1 from session_requests q join members c on c.id = q.member_id and c.deleted_at is null
    where q.customer_id = ${FAMILY} and q.status = 'open' and ${isTheirs(viewerId)}))`;

/** The families a business user works with: those who wait for an answer first, then by name. */
export const listClients = async (businessUserId: string, search: string | undefined, { skip, limit }: PageWindow) => {
  const where = and(isClientOf(businessUserId), matchesClient(businessUserId, search));
  const rows = await db()
    .select({
      ...listColumns,
      newMessages: sql<number>`(select count(*)::int ${unanswered(businessUserId)})`,
    })
    .from(users)
    .where(where)
    .orderBy(desc(waits(businessUserId)), asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(limit)
    .offset(skip);
  const [total] = await db()
    .select({
      count: sql<number>`count(*)::int`,
      children: sql<number>`coalesce(sum((select count(*) from members c
        where c.parent_id = ${FAMILY} and c.deleted_at is null and ${isTheirs(businessUserId)})), 0)::int`,
    })
    .from(users)
    .where(where);
  return { rows, count: total?.count ?? 0, children: total?.children ?? 0 };
};
export type ClientRow = Awaited<ReturnType<typeof listClients>>['rows'][number];

/** Older unfinished notes no longer count as work that waits, as in the workspace. */
const UNFINISHED = sql`interval '90 days'`;

/** What waits for the viewer about each child of these families. */
export const workOf = (viewerId: string, parentIds: string[]): Promise<ClientWork[]> =>
  parentIds.length === 0
    ? Promise.resolve([])
    : rowsOf<ClientWork>(sql`select c.id as member,
        (select ${instantOf(sql`min(s.start_time)`)} from activity_notes s where s.member_id = c.id
          and s.deleted_at is null and s.status = 'GoogleCal' and s.end_time > now()) as "nextSession",
        (select count(*)::int from session_requests q where q.member_id = c.id and q.status = 'open') as requests,
        (select count(*)::int from drafts d where d.user_id = ${viewerId} and d.kind = ${NOTE_DRAFT_KIND}
            and starts_with(d.key, c.id || '.'))
          + (select count(*)::int from activity_notes s where s.member_id = c.id and s.created_by = ${viewerId}
            and s.deleted_at is null and s.status = 'Pending' and s.start_time > now() - ${UNFINISHED}) as drafts
      from members c where c.deleted_at is null and c.parent_id in ${parentIds} and ${isTheirs(viewerId)}`);
