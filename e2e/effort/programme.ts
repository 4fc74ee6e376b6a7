import { listOutcomeTypes, listSkillTypes, listTaskTypes } from '@amberway/contract/lookups/endpoints';
import { createOutcome } from '@amberway/contract/outcomes/endpoints';
import { createSkill } from '@amberway/contract/skills/endpoints';
import { createTask } from '@amberway/contract/tasks/endpoints';
import type { Page } from 'playwright/test';
import { callApi, type newFamily } from '../support/people.ts';

type Home = Awaited<ReturnType<typeof newFamily>>;
type Listed = { _id: string };

const firstOf = async (
  page: Page,
  token: string,
  endpoint: Parameters<typeof callApi>[1],
): Promise<string | undefined> => (await callApi<Listed[]>(page, endpoint, { token }))[0]?._id;

/** An outcome in progress, with one active and one waiting skill. */
export const newSkills = async (page: Page, { coach: { token }, member }: Home) => {
  const { _id: goal } = await callApi<Listed>(page, createOutcome, {
    token,
    data: {
      member,
      name: 'Answers to the name',
      typeOfGoal: await firstOf(page, token, listOutcomeTypes),
      neededSkills: ['Looking at the speaker'],
      performanceEvaluation: 'Three times a day',
      status: 'In-progress',
    },
  });
  const milestoneType = await firstOf(page, token, listSkillTypes);
  const skill = (data: object) =>
    callApi<Listed>(page, createSkill, {
      token,
      data: { goal, member, milestoneType, targetSkills: ['Turns to the voice'], ...data },
    });
  const active = { name: 'Turns around', status: 'Active' };
  const waiting = { name: 'Comes along', status: 'On-hold', comment: 'After the first one' };
  const { _id } = await skill(active);
  await skill(waiting);
  return { id: _id, active: active.name, waiting: waiting.name };
};

/** A task for the family, in a skill of its child. */
export const newTask = async (
  page: Page,
  { coach: { token }, family, member }: Home,
  milestone: string,
  name = 'Call from the kitchen',
) => {
  const taskType = await firstOf(page, token, listTaskTypes);
  const data = { milestone, member, name, taskType, assignee: [family.id], description: 'Call the name and wait.' };
  await callApi(page, createTask, { token, data });
  return name;
};
