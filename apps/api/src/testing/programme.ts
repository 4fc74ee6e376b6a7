import { and, eq, inArray, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { db } from '../kernel/db/context.ts';
import { lookups } from '../features/lookups/tables.ts';
import { outcomes, skills, skillTeam, taskAssignees, tasks } from '../features/programme/public.ts';
import type { TestServer } from './server.ts';

// Inserts outcomes, skills and tasks as a coach would have created them, in any state.

type Server = Pick<TestServer, 'within'>;

/** The id of the first entry of a list. */
export const entryOf = (server: Server, type: LookupType): Promise<string> =>
  server.within(async () => {
    const [row] = await db()
      .select({ id: lookups.id })
      .from(lookups)
      .where(eq(lookups.type, type))
      .orderBy(lookups.order)
      .limit(1);
    if (!row) throw new Error(`The list ${type} is empty.`);
    return row.id;
  });

/** Ended by the coach just now, without a task to settle. */
export const ENDED_BY_COACH = <Status>(status: Status) => ({
  closedBy: DEMO_PEOPLE.coach.id,
  closedAt: new Date().toISOString(),
  beforeClosing: { status, comment: '', tasks: { closed: [], extra: [], moved: [], to: null } },
});

type Outcome = typeof outcomes.$inferInsert;
export const addOutcome = async (server: Server, about: { memberId: string } & Partial<Outcome>) => {
  const outcome = {
    id: uuidv7(),
    name: 'Joining in at playgroup',
    outcomeType: await entryOf(server, 'skill'),
    neededSkills: ['Waiting', 'Asking'],
    performanceEvaluation: 'Joins in twice a week',
    comment: about.status ? 'As agreed' : '',
    createdBy: DEMO_PEOPLE.coach.id,
    ...about,
  };
  await server.within(() => db().insert(outcomes).values(outcome));
  return outcome;
};

type Skill = typeof skills.$inferInsert;
export const addSkill = async (
  server: Server,
  { id: outcomeId, memberId }: { id: string; memberId: string },
  { team = [], ...about }: Partial<Skill> & { team?: string[] } = {},
) => {
  const skill = {
    id: uuidv7(),
    outcomeId,
    memberId,
    name: 'Waiting for a turn',
    skillType: await entryOf(server, 'milestoneType'),
    targetSkills: ['Waits one minute'],
    targetsToBeAchieved: [],
    comment: about.status ? 'As agreed' : '',
    masteredAt: about.status === 'Mastered' ? '2026-01-05T00:00:00.000Z' : null,
    createdBy: DEMO_PEOPLE.coach.id,
    ...about,
  };
  await server.within(async () => {
    await db().insert(skills).values(skill);
    if (team.length > 0)
      await db()
        .insert(skillTeam)
        .values(team.map((userId) => ({ skillId: skill.id, userId })));
  });
  return skill;
};

type Task = typeof tasks.$inferInsert;
export const addTask = async (
  server: Server,
  { id: skillId, memberId }: { id: string; memberId: string },
  { assignees = [DEMO_PEOPLE.parent.id], ...about }: Partial<Task> & { assignees?: string[] } = {},
) => {
  const [ended] = await server.within(() =>
    db()
      .select({ id: skills.id })
      .from(skills)
      .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
      .where(
        and(
          eq(skills.id, skillId),
          or(inArray(skills.status, ['Mastered', 'Cancelled']), eq(outcomes.status, 'Cancelled')),
        ),
      ),
  );
  const task = {
    id: uuidv7(),
    // As it is after its skill or outcome was ended.
    closedAt: ended && !about.isCompleted && !about.isExtra ? '2026-01-05T00:00:00.000Z' : null,
    skillId,
    memberId,
    name: 'Practise at breakfast',
    description: 'Two minutes, with the timer.',
    taskType: await entryOf(server, 'taskType'),
    completedAt: about.isCompleted ? '2026-01-05T00:00:00.000Z' : null,
    createdBy: DEMO_PEOPLE.coach.id,
    ...about,
  };
  await server.within(async () => {
    await db().insert(tasks).values(task);
    await db()
      .insert(taskAssignees)
      .values(assignees.map((userId) => ({ taskId: task.id, userId })));
  });
  return task;
};

/** Adds an outcome with a skill and a task. */
export const addProgramme = async (server: Server, memberId: string) => {
  const outcome = await addOutcome(server, { memberId });
  const skill = await addSkill(server, outcome);
  const task = await addTask(server, skill);
  return { outcome, skill, task };
};
