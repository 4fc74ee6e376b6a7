import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  PAGE_DONE_DAYS,
  PAGE_DONE_TASKS,
  PAGE_FILES,
  PAGE_NEW_DAYS,
  PAGE_NOTES,
  PAGE_OPEN_TASKS,
  PAGE_QUESTIONS,
} from '@amberway/contract/child-page/limits';
import type { ChildPage, PageFile, PageTask, Question } from '@amberway/contract/child-page/schemas';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import { countOf, instantOf, listOf, selectAggregates } from '../../kernel/db/figures.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { repliesTo } from '../../kernel/identity/replies.queries.ts';
import { members, users } from '../../kernel/identity/tables.ts';

const parent = alias(users, 'parent');

/** The child with its family, if the principal reaches it and the account was not deleted. */
export const findChild = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select({
        member: {
          _id: members.id,
          firstName: members.firstName,
          lastName: members.lastName,
          avatarUrl: members.avatarUrl,
          dob: members.dob,
          memberShipEnd: members.memberShipEnd,
        },
        parent: {
          _id: parent.id,
          firstName: parent.firstName,
          lastName: parent.lastName,
          avatar: parent.avatar,
          email: parent.email,
          phoneCountryCode: parent.phoneCountryCode,
          phoneNumber: parent.phoneNumber,
          timeZone: parent.timeZone,
          choosePlan: parent.choosePlan,
          userStatus: parent.userStatus,
        },
      })
      .from(members)
      .innerJoin(parent, eq(parent.id, members.parentId))
      .where(
        and(
          eq(members.id, id),
          isNull(members.deletedAt),
          ne(parent.userStatus, 'Deleted'),
          childWithinReach(principal, reach),
        ),
      )
  )[0];

export const childrenOf = (principal: Principal, reach: Reach, parentId: string): Promise<ChildPage['children']> =>
  db()
    .select({
      _id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      avatarUrl: members.avatarUrl,
    })
    .from(members)
    .where(and(eq(members.parentId, parentId), isNull(members.deletedAt), childWithinReach(principal, reach)))
    .orderBy(asc(members.createdAt), asc(members.id));

// One statement for the rest. The caller has checked access to the child.

const member = sql`${sql.placeholder('memberId')}::uuid`;
const family = sql`${sql.placeholder('familyId')}::uuid`;
const viewer = sql`${sql.placeholder('viewerId')}::uuid`;
const limit = (number: number) => sql.raw(String(number));
const person = sql`json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)`;

const session = sql`from activity_notes s where s.member_id = ${member} and s.deleted_at is null`;
const published = sql`${session} and s.status = 'Published'`;

export type NoteRow = Omit<ChildPage['notes']['items'][number], 'win' | 'idea'> & {
  topWins: string[];
  skillsForHome: string;
};

const latestNotes = sql`select s.id as "_id", s.title, s.type, ${instantOf(sql`s.start_time`)} as "startTime",
    s.excerpt as notes, s.top_wins as "topWins", s.skills_for_home as "skillsForHome",
    (select ${instantOf(sql`min(r.read_at)`)} from note_reads r
      where r.note_id = s.id and r.user_id = ${family}) as "readByFamilyAt"
  ${published} order by s.start_time desc, s.id desc limit ${limit(PAGE_NOTES)}`;

const nextSession = sql`select s.id as "_id", s.title, s.type, ${instantOf(sql`s.start_time`)} as "startTime"
  ${session} and s.status = 'GoogleCal' and s.end_time > now() order by s.start_time, s.id limit 1`;

const open = sql`from tasks t where t.member_id = ${member} and t.deleted_at is null and not t.is_completed
  and t.closed_at is null`;
const taskFields = sql`t.id as "_id", t.name, (select k.name from skills k where k.id = t.skill_id) as "skillName",
  (select k.status from skills k where k.id = t.skill_id) as "skillStatus",
  (select o.status from skills k join outcomes o on o.id = k.outcome_id where k.id = t.skill_id) as "outcomeStatus",
  t.is_extra as "isExtra", t.due_date::text as "dueDate", t.is_completed as "isCompleted", ${instantOf(sql`t.completed_at`)} as "completedAt"`;
const openTasks = sql`select ${taskFields}, null as words, null::json as by
  ${open} order by t.due_date, t.created_at, t.id limit ${limit(PAGE_OPEN_TASKS)}`;

/** Tasks that the family ticked lately and wrote about. */
const spokenOf = sql`select ${taskFields}, btrim(t.notes) as words, ${person} as by
  from tasks t join users u on u.id = t.completed_by and u.type = 'Customer'
  where t.member_id = ${member} and t.deleted_at is null and t.is_completed and btrim(t.notes) <> ''
    and t.completed_at > now() - make_interval(days => ${limit(PAGE_DONE_DAYS)})
  order by t.completed_at desc, t.id desc limit ${limit(PAGE_DONE_TASKS)}`;

/** The family's messages to the viewer alone: those to colleagues are not theirs to read. Unanswered ones first. */
const questions = sql`select g.id as "_id", g.message as text, ${instantOf(sql`g.created_at`)} as at, ${person} as "from",
    ${instantOf(sql`a.at`)} as "answeredAt"
  from messages g join users u on u.id = g.from_id
  cross join lateral (select min(r.created_at) as at ${repliesTo(sql.raw('g'))}) a
  where g.customer_id = ${family} and g.from_id = ${family} and g.to_id = ${viewer} and g.kind = 'client'
    and g.deleted_by_receiver_at is null
  order by a.at is not null, g.created_at desc, g.id desc limit ${limit(PAGE_QUESTIONS)}`;

const file = sql`from client_files c join files f on f.id = c.file_id where c.member_id = ${member} and c.deleted_at is null`;
const latestFiles = sql`select c.id as "_id", f.original_name as "fileName", f.kind, ${instantOf(sql`c.created_at`)} as "createdAt",
    (select ${person} from users u where u.id = c.created_by) as "createdBy",
    (c.created_by <> ${viewer} and c.created_at > greatest(now() - make_interval(days => ${limit(PAGE_NEW_DAYS)}),
      (select v.before_at from visits v where v.user_id = ${viewer}))) as "isNew"
  ${file} order by c.created_at desc, c.id desc limit ${limit(PAGE_FILES)}`;

/**
 * When the child had a session in the span, for the row of moods: those with a published note, as in Daily Insights.
 * Before that nobody has said that it took place.
 */
const sessionTimes = sql`select ${instantOf(sql`s.start_time`)} as at ${published}
  and s.start_time >= ${sql.placeholder('from')}::timestamptz
  and s.start_time < ${sql.placeholder('to')}::timestamptz order by s.start_time`;

type Around = { memberId: string; familyId: string; viewerId: string; from: string; to: string };

export const partsOf = (values: Around) =>
  selectAggregates(
    'childPage.parts',
    () => ({
      noteCount: countOf(published),
      notes: listOf<NoteRow>(latestNotes),
      next: listOf<NonNullable<ChildPage['nextSession']>>(nextSession),
      openCount: countOf(open),
      openTasks: listOf<PageTask>(openTasks),
      doneTasks: listOf<PageTask>(spokenOf),
      questions: listOf<Question>(questions),
      fileCount: countOf(file),
      files: listOf<PageFile>(latestFiles),
      sessions: listOf<{ at: string }>(sessionTimes),
    }),
    values,
  );
