import { and, asc, desc, eq, gte, isNull, lt, min, ne, notInArray, sql } from 'drizzle-orm';
import { WEEK_SESSIONS_MAX, WEEK_SKILLS_MAX, WEEK_TASKS_MAX } from '@amberway/contract/week-card/texts';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';
import { activityNotes as notes } from '../activity-notes/public.ts';
import { practiceEntries } from '../practice/public.ts';
import { skills, tasks } from '../programme/public.ts';

// What a family may read of its week, for staff as well: published notes only. The caller has checked access to the
// child. `from` and `to` are instants, the end excluded.
type Span = { memberId: string; from: string; to: string };

/** Notes about work around a session: there was no practice with the child. */
const PAPERWORK = ['care_coordination', 'resource_dev', 'documentation_writing', 'document_review'];
/** The first with a visible text is taken; a week has few notes. */
const CANDIDATES = 20;

const published = (memberId: string) =>
  and(eq(notes.memberId, memberId), isNull(notes.deletedAt), eq(notes.status, 'Published'));

const during = ({ memberId, from, to }: Span) =>
  and(published(memberId), gte(notes.startTime, from), lt(notes.startTime, to));

/** Notes of the week that name a win, latest first. */
export const notesWithWins = (span: Span) =>
  db()
    .select({ startTime: notes.startTime, topWins: notes.topWins, coach: users.firstName })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.createdBy))
    .where(and(during(span), ne(notes.topWins, sql`'{}'::text[]`)))
    .orderBy(desc(notes.startTime), desc(notes.id))
    .limit(CANDIDATES);

export const sessionsOf = (span: Span) =>
  db()
    .select({ id: notes.id, title: notes.title, coach: users.firstName })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.createdBy))
    .where(and(during(span), notInArray(notes.type, PAPERWORK)))
    .orderBy(asc(notes.startTime), asc(notes.id))
    .limit(WEEK_SESSIONS_MAX);

/** Ideas for home until the end of the week, latest first. */
export const ideasUntil = ({ memberId, to }: Omit<Span, 'from'>) =>
  db()
    .select({ skillsForHome: notes.skillsForHome })
    .from(notes)
    .where(and(published(memberId), ne(notes.skillsForHome, ''), lt(notes.startTime, to)))
    .orderBy(desc(notes.startTime), desc(notes.id))
    .limit(CANDIDATES);

/** Tasks ticked in the week, in the order they were done. */
export const tasksDone = ({ memberId, from, to }: Span) =>
  db()
    .select({ id: tasks.id, name: tasks.name })
    .from(tasks)
    .where(
      and(
        eq(tasks.memberId, memberId),
        isNull(tasks.deletedAt),
        eq(tasks.isCompleted, true),
        gte(tasks.completedAt, from),
        lt(tasks.completedAt, to),
      ),
    )
    .orderBy(asc(tasks.completedAt), asc(tasks.id))
    .limit(WEEK_TASKS_MAX);

/** Skills practised in the week, in the order they were begun. An entry that says why it was stopped is no practice. */
export const skillsPractised = ({ memberId, from, to }: Span) =>
  db()
    .select({ id: skills.id, name: skills.name, resumedFrom: skills.resumedFrom })
    .from(practiceEntries)
    .innerJoin(skills, eq(skills.id, practiceEntries.skillId))
    .where(
      and(
        eq(practiceEntries.memberId, memberId),
        isNull(practiceEntries.withdrawnAt),
        isNull(practiceEntries.stopped),
        gte(practiceEntries.at, from),
        lt(practiceEntries.at, to),
        isNull(skills.deletedAt),
      ),
    )
    .groupBy(skills.id)
    .orderBy(min(practiceEntries.at), asc(skills.id))
    .limit(WEEK_SKILLS_MAX);
