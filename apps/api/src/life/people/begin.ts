import { LIVES } from '@amberway/fixtures/life/people';
import { callAs } from '../world.ts';
import type { Day } from './day.ts';
import { entryOf } from './lists.ts';
import { planSessions } from './coach-day.ts';

const { mia, cleo, sam, nils } = LIVES;

/** An outcome with two skills, which are practised, for each of the families that are new. */
const beginProgramme = async ({ world }: Day, child: string) => {
  const outcome = await callAs(world, mia, 'POST', 'goal', {
    member: child,
    name: 'Joining in at playgroup',
    typeOfGoal: await entryOf(world, 'skill'),
    performanceEvaluation: 'Joins in twice a week',
    neededSkills: ['Waiting', 'Asking'],
  });
  if (!outcome) return;
  const milestoneType = await entryOf(world, 'milestoneType');
  for (const name of ['Asks a friend to wait', 'Waits for a turn']) {
    const skill = await callAs(world, mia, 'POST', 'milestone', {
      goal: outcome._id,
      name,
      milestoneType,
      targetSkills: ['Waits one minute'],
    });
    if (skill)
      await callAs(world, mia, 'PUT', `practice/plans/${skill._id}`, {
        measure: 'independence',
        cue: 'Ask, then wait.',
        perWeek: 5,
        minutes: 5,
        active: true,
      });
  }
};

/** The morning of the first day. */
export const beginLife = async (day: Day): Promise<void> => {
  for (const { child } of [cleo, sam, nils]) await beginProgramme(day, child);
  await planSessions(day, mia);
};
