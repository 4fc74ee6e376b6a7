import { and, eq, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { DAY } from '@amberway/contract/kernel/limits';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import type { UserType } from '@amberway/contract/kernel/roles';
import type { RecordArea } from '@amberway/contract/kernel/record-areas';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import { countUpTo } from '../../kernel/db/figures.ts';
import { auditLog } from '../../kernel/audit/tables.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { users } from '../../kernel/identity/tables.ts';
import { erasures, recordReads } from './tables.ts';

const customerColumns = { _id: users.id, firstName: users.firstName, lastName: users.lastName };

const openErasure = and(eq(erasures.customerId, users.id), isNull(erasures.cancelledAt));

export const findFamily = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select({
        customer: customerColumns,
        consentVersion: users.consentVersion,
        consentAt: users.consentAt,
        erasure: {
          id: erasures.id,
          requestedBy: erasures.requestedBy,
          requestedAt: erasures.requestedAt,
          dueAt: erasures.dueAt,
        },
      })
      .from(users)
      .leftJoin(erasures, openErasure)
      .where(and(eq(users.id, id), eq(users.type, 'Customer'), withinReach(principal, reach, users.id)))
  )[0];
export type FamilyRow = NonNullable<Awaited<ReturnType<typeof findFamily>>>;

/** Which area of the record an audit log entry is about; other entries are not about the record. */
const AREA_OF_RECORD = {
  user: 'profile',
  member: 'profile',
  memberAvatar: 'profile',
  supportContact: 'profile',
  cover: 'cover',
  outcome: 'programme',
  skill: 'programme',
  task: 'programme',
  gasScale: 'programme',
  session: 'notes',
  clientFile: 'files',
  file: 'files',
  resource: 'resources',
  memberVideo: 'resources',
  comment: 'resources',
  message: 'messages',
  sessionRequest: 'messages',
  clientMail: 'messages',
  gmail: 'messages',
  form: 'forms',
  userPost: 'posts',
  postResponse: 'posts',
  diaryEntry: 'diary',
  family: 'erasure',
} as const satisfies Record<string, RecordArea>;
/** Logged under 'session' like an activity note, but about signing in and acting as the family. */
const OF_THE_ACCOUNT = ['signIn', 'signOut'];
const OF_THE_VIEW = ['actAs', 'endActAs'];

/** Exporting the record is not a change. It is recorded as a read as well, and shown once. */
const isDownload = and(eq(auditLog.record, 'family'), eq(auditLog.action, 'export'));
/** Acting as the family is not a change either; changes made meanwhile have entries of their own. */
const isView = and(eq(auditLog.record, 'session'), inArray(auditLog.action, OF_THE_VIEW));

const areaOfLine = sql<RecordArea>`case
  when ${isDownload} then 'download'
  when ${isView} then 'view'
  when ${auditLog.record} = 'session' and ${inArray(auditLog.action, OF_THE_ACCOUNT)} then 'account'
  ${sql.join(
    Object.entries(AREA_OF_RECORD).map(([record, area]) => sql`when ${auditLog.record} = ${record} then ${area}`),
    sql` `,
  )} end`;

type AccessRow = {
  id: string;
  kind: 'read' | 'change';
  area: RecordArea;
  at: string;
  until: string | null;
  actor_id: string;
  first_name: string | null;
  last_name: string | null;
  type: UserType | null;
  total: number;
};

/** Reads and changes by staff, one line per person, area and day, latest first. */
export const listAccessRows = async (customerId: string, { skip, limit }: PageWindow): Promise<AccessRow[]> => {
  const { rows } = (await db().execute(sql`
    with entries as (
      select ${recordReads.id}::text as id, 'read' as kind, ${recordReads.area} as area,
        ${recordReads.actorId} as actor_id, ${recordReads.lastAt} as at, null as until
      from ${recordReads} where ${recordReads.customerId} = ${customerId}
      union all
      select min(${auditLog.id}::text), case when ${isDownload} or ${isView} then 'read' else 'change' end, ${areaOfLine} as area,
        ${auditLog.actorId}, max(${auditLog.at}),
        max(case when ${auditLog.record} = 'cover' then ${auditLog.after}->>'expiresAt' end)
      from ${auditLog}
      where ${auditLog.subjectId} = ${customerId} and ${auditLog.actorId} <> ${customerId}
        and ${inArray(auditLog.record, Object.keys(AREA_OF_RECORD))}
        and not (${isDownload} and exists (
          select 1 from ${recordReads} noted
          where noted.customer_id = ${customerId} and noted.area = 'download'
            and noted.actor_id = ${auditLog.actorId} and noted.day = ${auditLog.at}::date))
      group by 2, 3, 4, ${auditLog.at}::date
    )
    select e.id, e.kind, e.area, e.until, e.actor_id, u.first_name, u.last_name, u.type,
      to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      count(*) over ()::int as total
    from entries e left join ${users} u on u.id = e.actor_id
    order by e.at desc, e.id desc limit ${limit} offset ${skip}`)) as { rows: AccessRow[] };
  return rows;
};

export const insertErasure = async (customerId: string, requestedBy: string, days: number) =>
  (
    await db()
      .insert(erasures)
      .values({ customerId, requestedBy, dueAt: new Date(Date.now() + days * DAY).toISOString() })
      .onConflictDoNothing()
      .returning()
  )[0];

export const cancelErasure = async (customerId: string) =>
  (
    await db()
      .update(erasures)
      .set({ cancelledAt: sql`now()` })
      .where(and(eq(erasures.customerId, customerId), isNull(erasures.cancelledAt)))
      .returning({ id: erasures.id })
  )[0];

/** By the name or the mail address of the person a list joins. */
export const isNamed = (search: string | undefined): SQL | undefined => {
  const text = search?.trim();
  return text ? like(users.searchText, containsPattern(text)) : undefined;
};

export const listOpenErasures = async (search: string | undefined, { skip, limit }: PageWindow) => {
  const open = and(isNull(erasures.cancelledAt), isNamed(search));
  const family = eq(users.id, erasures.customerId);
  const rows = await db()
    .select({
      id: erasures.id,
      requestedBy: erasures.requestedBy,
      requestedAt: erasures.requestedAt,
      dueAt: erasures.dueAt,
      customer: customerColumns,
    })
    .from(erasures)
    .innerJoin(users, family)
    .where(open)
    .orderBy(erasures.dueAt, erasures.id)
    .limit(limit)
    .offset(skip);
  const found = db().select({ id: erasures.id }).from(erasures).innerJoin(users, family).where(open).as('found');
  return { rows, count: await db().$count(found) };
};

/** Erasures that were requested and not withdrawn, counted up to a limit. */
export const countOpenErasures = (most: number): Promise<number> =>
  countUpTo(most, sql`from ${erasures} where ${isNull(erasures.cancelledAt)}`);

export const listDueFamilies = async (): Promise<string[]> =>
  (
    await db()
      .select({ id: erasures.customerId })
      .from(erasures)
      .where(and(isNull(erasures.cancelledAt), lte(erasures.dueAt, sql`now()`)))
  ).map(({ id }) => id);

/** Locked until the end of the transaction; undefined when it was withdrawn meanwhile. */
export const lockDueErasure = async (customerId: string) =>
  (
    await db()
      .select({ id: erasures.id })
      .from(erasures)
      .innerJoin(users, eq(users.id, erasures.customerId))
      .where(and(eq(erasures.customerId, customerId), isNull(erasures.cancelledAt), lte(erasures.dueAt, sql`now()`)))
      .for('update')
  )[0];

export const saveConsent = async (userId: string, version: string) =>
  (
    await db()
      .update(users)
      .set({ consentVersion: version, consentAt: sql`now()` })
      .where(and(eq(users.id, userId), or(isNull(users.consentVersion), sql`${users.consentVersion} <> ${version}`)))
      .returning({ at: users.consentAt })
  )[0];

export const findConsent = async (userId: string) =>
  (
    await db().select({ version: users.consentVersion, at: users.consentAt }).from(users).where(eq(users.id, userId))
  )[0];
