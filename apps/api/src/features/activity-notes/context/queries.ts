import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { DIGEST_NOTES, DIGEST_WORDS } from '@amberway/contract/activity-notes/limits';
import type { FamilyWord, NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { quoted } from '../../../kernel/db/columns.ts';
import { db } from '../../../kernel/db/context.ts';
import { selectAggregates, instantOf, listOf } from '../../../kernel/db/figures.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { outcomes, skills, tasks } from '../../programme/public.ts';

// Data for the panels beside a note. The caller must have checked access to the child.

const member = sql.placeholder('memberId');
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type OutcomeRow = { _id: string } & Pick<typeof outcomes.$inferSelect, 'name' | 'status' | 'isPrimary'>;
export type SkillRow = { _id: string; outcome: { _id: string; name: string } } & Pick<
  typeof skills.$inferSelect,
  'name' | 'status'
>;
type NoteRow = { _id: string; title: string; startTime: string; notes: string };

/** The outcomes shown in the panels: the primary one, and the one the note is about. */
const namedOutcomes = sql`select o.id as "_id", o.name, o.status, o.is_primary as "isPrimary" from outcomes o
  where o.member_id = ${member} and (o.is_primary or o.id = ${sql.placeholder('outcomeId')})`;

/** Skills that are neither mastered nor cancelled, oldest first, with their outcome. */
const openSkills = sql`select k.id as "_id", k.name, k.status, json_build_object('_id', o.id, 'name', o.name) as outcome
  from skills k join outcomes o on o.id = k.outcome_id
  where k.member_id = ${member} and k.deleted_at is null and k.status not in ('Mastered', 'Cancelled')
    and o.status <> 'Cancelled' order by k.created_at, k.id`;

/** A child's most recent published notes that have a text, without the open one. */
const lastNotes = sql`select s.id as "_id", s.title, ${instantOf(sql`s.start_time`)} as "startTime", s.excerpt as notes
  from activity_notes s where s.member_id = ${member} and s.deleted_at is null and s.status = 'Published'
    and s.excerpt <> '' and s.id <> ${sql.placeholder('exceptId')}
  order by s.start_time desc, s.id desc limit ${sql.raw(String(DIGEST_NOTES))}`;

const fewWords = sql.raw(String(DIGEST_WORDS));
const writer = sql`json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)`;

/** The family's messages to the viewer alone: those to colleagues are not theirs to read. */
const messagesToViewer = sql`select g.id as "_id", 'message' as kind, g.message as text,
    g.created_at as written, ${writer} as "from", null as about,
    exists (select 1 from messages r where r.from_id = g.to_id and r.to_id = g.from_id and r.kind = 'client'
      and r.created_at > g.created_at) as answered
  from members c join messages g on g.customer_id = c.parent_id and g.from_id = c.parent_id
  join users u on u.id = g.from_id
  where c.id = ${member} and g.to_id = ${sql.placeholder('viewerId')} and g.kind = 'client'
    and g.deleted_by_receiver_at is null order by g.created_at desc, g.id desc limit ${fewWords}`;

const notesOnTicks = sql`select t.id as "_id", 'tick' as kind, t.notes as text, t.completed_at as written,
    ${writer} as "from", t.name as about, true as answered
  from tasks t join users u on u.id = t.completed_by
  where t.member_id = ${member} and t.deleted_at is null and t.is_completed and btrim(t.notes) <> ''
    and u.type = 'Customer' order by t.completed_at desc, t.id desc limit ${fewWords}`;

/** What the family wrote last; a message without a reply comes first. */
const familyWords = sql`select w."_id", w.kind, w.text, ${instantOf(sql`w.written`)} as at, w."from", w.about, w.answered
  from ((${messagesToViewer}) union all (${notesOnTicks})) w
  order by w.answered, w.written desc, w."_id" limit ${fewWords}`;

type ContextFilter = {
  memberId: string;
  viewerId: string;
  outcomeId?: string | null | undefined;
  exceptId?: string | undefined;
};

/** The panels; only staff get the last notes and the family's words. */
export const panelsOf = ({ memberId, viewerId, outcomeId, exceptId }: ContextFilter, isFamily: boolean) =>
  selectAggregates(
    `coaching.panels.${isFamily ? 'family' : 'staff'}`,
    () => ({
      outcomes: listOf<OutcomeRow>(namedOutcomes),
      skills: listOf<SkillRow>(openSkills),
      lastNotes: isFamily ? sql<NoteRow[]>`'[]'::json` : listOf<NoteRow>(lastNotes),
      familyWords: isFamily ? sql<FamilyWord[]>`'[]'::json` : listOf<FamilyWord>(familyWords),
    }),
    { memberId, viewerId, outcomeId: outcomeId ?? NOBODY, exceptId: exceptId ?? NOBODY },
  );

/** Of the author and the child's coach the first who still works with the family and can sign in. */
const writeTo = sql<NonNullable<NoteDetails['letter']>['writeTo']>`(select json_build_object('_id', u.id,
    'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
  from members m join users u on u.id in (${sql.placeholder('authorId')}, m.primary_contact)
  where m.id = ${member} and u.user_status in (${quoted(SIGN_IN_STATUSES)})
    and exists (select 1 from works_with_child w where w.business_user_id = u.id and w.member_id = m.id)
  order by u.id = ${sql.placeholder('authorId')} desc limit 1)`;

const nextSession = sql<string | null>`(select ${instantOf(sql`min(s.start_time)`)} from activity_notes s
  where s.member_id = ${member} and s.deleted_at is null and s.status = 'GoogleCal' and s.end_time > now())`;

/** What a family's letter shows beside the note. */
export const letterOf = (memberId: string, authorId: string): Promise<NonNullable<NoteDetails['letter']>> =>
  selectAggregates('coaching.letter', () => ({ writeTo, nextSession }), { memberId, authorId });

export const tasksNamed = (ids: string[]) =>
  db()
    .select({
      id: tasks.id,
      name: tasks.name,
      isCompleted: tasks.isCompleted,
      skill: { id: skills.id, name: skills.name },
      outcome: { id: outcomes.id, name: outcomes.name },
    })
    .from(tasks)
    .innerJoin(skills, eq(skills.id, tasks.skillId))
    .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
    .where(and(inArray(tasks.id, ids), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.createdAt), asc(tasks.id));

const coach = alias(users, 'coach');
const parent = alias(users, 'parent');
const manager = alias(users, 'manager');

/** A child with its primary clinician and its family's success manager. */
export const findPeopleOfMember = async (memberId: string) =>
  (
    await db()
      .select({
        member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
        coach: {
          id: coach.id,
          firstName: coach.firstName,
          lastName: coach.lastName,
          avatar: coach.avatar,
          email: coach.email,
        },
        manager: {
          id: manager.id,
          firstName: manager.firstName,
          lastName: manager.lastName,
          avatar: manager.avatar,
          email: manager.email,
          phoneCountryCode: manager.phoneCountryCode,
          phoneNumber: manager.phoneNumber,
        },
      })
      .from(members)
      .innerJoin(parent, eq(parent.id, members.parentId))
      .leftJoin(coach, eq(coach.id, members.primaryContact))
      .leftJoin(manager, eq(manager.id, parent.csm))
      .where(eq(members.id, memberId))
  )[0];
