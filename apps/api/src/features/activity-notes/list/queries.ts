import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { CANCELLED, LATE, SCHEDULED } from '@amberway/contract/activity-notes/status';
import {
  childWithinReach,
  placeholderValues,
  statementKey,
  withPlaceholders,
  withinReach,
} from '../../../kernel/authorise/queries.ts';
import { instantText } from '../../../kernel/db/columns.ts';
import { prepared } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { shownTo, type StoredNote } from '../queries.ts';
import { activityNotes as notes } from '../tables.ts';

export type Person = { id: string; firstName: string; lastName: string; avatar: string | null };
type Child = { id: string; firstName: string; lastName: string };

export type SummaryRow = Pick<
  StoredNote,
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

export type NoteFilter = {
  memberId?: string | undefined;
  customerId?: string | undefined;
  when?: 'upcoming' | 'past' | 'written' | undefined;
};
/** A page by number, or the page that contains the first entry of a day, or the place where it would be. */
export type Page = PageWindow & { aroundUntil?: string | undefined; todayFrom: string };

/**
 * A written note is no longer upcoming, whatever its time. A cancelled appointment stays listed, marked as cancelled,
 * until its day is over, so that nobody searches for it in vain.
 */
const toCome = sql`((${notes.status} in (${SCHEDULED}, ${LATE}) and ${notes.endTime} > now())
  or (${notes.status} = ${CANCELLED} and ${notes.startTime} >= ${sql.placeholder('today')}::timestamptz))`;
/** A note with a text. A session that was only cancelled has none. */
const written = sql`(${notes.status} <> ${SCHEDULED} and ${notes.excerpt} <> '')`;
const inTime = (when: NoteFilter['when']): SQL | undefined => {
  if (when === 'written') return written;
  return when && (when === 'upcoming' ? toCome : sql`not ${toCome}`);
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

const column = <T>(name: string) => sql<T>`listed.${sql.identifier(name)}`;
const listed = {
  total: column<number>('total'),
  first: column<number>('first'),
  id: column<string>('id'),
  title: column<string>('title'),
  status: column<StoredNote['status']>('status'),
  type: column<string>('type'),
  startTime: column<string>('start_time'),
  endTime: column<string>('end_time'),
  excerpt: column<string>('excerpt'),
  meetLink: column<string>('meet_link'),
  endtimeCancellation: column<boolean>('late_cancellation'),
  version: column<number>('version'),
  createdAt: column<string>('created_at'),
  updatedAt: column<string>('updated_at'),
  memberId: column<string>('member_id'),
  memberFirst: column<string>('member_first'),
  memberLast: column<string>('member_last'),
  creatorId: column<string>('created_by'),
  creatorFirst: column<string>('creator_first'),
  creatorLast: column<string>('creator_last'),
  creatorAvatar: column<string | null>('creator_avatar'),
  read: column<boolean>('read'),
};

/** The list as a prepared statement; `principal` has placeholders for its ids. */
const listStatement = (principal: Principal, reach: Reach, { memberId, customerId, when }: NoteFilter, at: boolean) => {
  const [member, customer] = [sql.placeholder('member'), sql.placeholder('customer')];
  const limit = sql`${sql.placeholder('limit')}::int`;
  const family = and(
    memberId ? eq(members.id, member) : undefined,
    customerId ? eq(members.parentId, customer) : undefined,
    isNull(members.deletedAt),
    childWithinReach(principal, reach),
  );
  // A family may not have a child yet.
  const isCustomer = and(eq(users.id, customer), eq(users.type, 'Customer'), withinReach(principal, reach, users.id));
  const isReachable = and(
    memberId ? sql`exists (select 1 from family)` : undefined,
    customerId ? sql`exists (select 1 from ${users} where ${isCustomer})` : undefined,
  );
  const wanted = and(
    isNull(notes.deletedAt),
    memberId ? eq(notes.memberId, member) : sql`${notes.memberId} in (select id from family)`,
    shownTo(principal),
    inTime(when),
  );
  const later = at
    ? sql`count(*) filter (where ${notes.startTime} >= ${sql.placeholder('until')}::timestamptz)`
    : sql`0`;
  const begin = at
    ? sql`greatest(least(later, total - 1), 0) / ${limit} * ${limit}`
    : sql`${sql.placeholder('skip')}::int`;
  const order = sql.raw(when === 'upcoming' ? 'start_time, id' : 'start_time desc, id desc');
  return sql`(
    with family as materialized (select id, first_name, last_name from members where ${family}),
    counted as (select count(*)::int as total, (${later})::int as later from ${notes} where ${wanted}),
    at as (select total, (${begin})::int as first from counted where ${isReachable}),
    page as (select * from ${notes} where ${wanted} order by ${order} limit ${limit} offset (select first from at))
    select at.total, at.first, page.*, family.first_name as member_first, family.last_name as member_last,
      u.first_name as creator_first, u.last_name as creator_last, u.avatar as creator_avatar,
      r.user_id is not null as read
    from at left join page on true left join family on family.id = page.member_id
      left join users u on u.id = page.created_by
      left join note_reads r on r.note_id = page.id and r.user_id = ${principal.actorId}
  ) as listed`;
};

/**
 * One page of a family's notes with the total count, in one statement: whether the family is within reach, the count,
 * where the page begins, and its rows. Returns undefined for a family out of reach.
 */
export const listNotes = async (
  principal: Principal,
  reach: Reach,
  filter: NoteFilter,
  { skip, limit, aroundUntil, todayFrom }: Page,
): Promise<{ rows: SummaryRow[]; count: number; skip: number } | undefined> => {
  const { memberId: member, customerId: customer, when } = filter;
  const startsAtToday = aroundUntil !== undefined;
  const shape = [
    statementKey(principal, reach),
    member && 'member',
    customer && 'customer',
    when,
    startsAtToday && 'around',
  ];
  const statement = prepared(`coaching.list.${shape.filter(Boolean).join('.')}`, (executor) =>
    executor
      .select(listed)
      .from(listStatement(withPlaceholders(principal), reach, filter, startsAtToday))
      .orderBy(
        ...(when === 'upcoming' ? [asc(listed.startTime), asc(listed.id)] : [desc(listed.startTime), desc(listed.id)]),
      ),
  );
  const rows: Raw[] = await statement.execute({
    ...placeholderValues(principal),
    member,
    customer,
    limit,
    skip,
    until: aroundUntil,
    today: todayFrom,
  });
  const [head] = rows;
  if (!head) return undefined;
  return { rows: rows.filter(({ id }) => id !== null).map(rowOf), count: head.total, skip: head.first };
};
