import {
  DEMO_FAVOURITES,
  DEMO_NOTIFICATIONS,
  DEMO_OUTCOMES,
  DEMO_SKILLS,
  DEMO_TASKS,
} from '@amberway/fixtures/programme/demo';
import { db } from '../kernel/db/context.ts';
import { favourites } from '../features/favourites/tables.ts';
import { lookups } from '../features/lookups/tables.ts';
import { notifications } from '../features/notifications/tables.ts';
import { outcomes, skills, skillTeam, taskAssignees, taskResources, tasks } from '../features/programme/public.ts';

/** List entries by type and name; two lists may have the same name in them. */
const entriesByName = async () => {
  const rows = await db().select({ id: lookups.id, type: lookups.type, name: lookups.name }).from(lookups);
  const ids = new Map(rows.map(({ id, type, name }) => [`${type} ${name}`, id]));
  return (type: (typeof rows)[number]['type'], name: string): string => {
    const id = ids.get(`${type} ${name}`);
    if (!id) throw new Error(`The list ${type} has no entry ${name}.`);
    return id;
  };
};

/** Outcomes, skills and tasks of the demo families, their notifications and favourite pages. */
export const seedProgramme = async () => {
  const entry = await entriesByName();
  await db()
    .insert(outcomes)
    .values(
      DEMO_OUTCOMES.map(({ type, complexity, skills: _skills, ...outcome }) => ({
        ...outcome,
        outcomeType: entry('skill', type),
        complexity: entry('complexity', complexity),
      })),
    );
  await db()
    .insert(skills)
    .values(
      DEMO_SKILLS.map(({ type, team: _team, tasks: _tasks, ...skill }) => ({
        ...skill,
        skillType: entry('milestoneType', type),
      })),
    );
  await db()
    .insert(skillTeam)
    .values(DEMO_SKILLS.flatMap(({ id: skillId, team }) => team.map((userId) => ({ skillId, userId }))));
  await db()
    .insert(tasks)
    .values(
      DEMO_TASKS.map(({ type, assignees: _assignees, resources: _resources, ...task }) => ({
        ...task,
        taskType: entry('taskType', type),
      })),
    );
  await db()
    .insert(taskAssignees)
    .values(DEMO_TASKS.flatMap(({ id: taskId, assignees }) => assignees.map((userId) => ({ taskId, userId }))));
  await db()
    .insert(taskResources)
    .values(DEMO_TASKS.flatMap(({ id: taskId, resources }) => resources.map((resourceId) => ({ taskId, resourceId }))));
  await db().insert(notifications).values(DEMO_NOTIFICATIONS);
  await db().insert(favourites).values(DEMO_FAVOURITES);
};
