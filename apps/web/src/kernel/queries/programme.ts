import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listOutcomes } from '@amberway/contract/outcomes/endpoints';
import { getSkillDetails } from '@amberway/contract/skills/endpoints';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { call } from '../api.ts';
import { memberIdNow } from './selected-member.ts';

/** Outcomes, skills and tasks depend on each other: a change to one invalidates the queries of all three. */
export const PROGRAMME_SLICE = 'programme';

/** The whole programme of a child in one request. */
export const programmeQuery = (member: string) =>
  queryOptions({
    queryKey: [PROGRAMME_SLICE, 'of', member],
    queryFn: async ({ signal }) => (await call(listOutcomes, { query: { member } }, { signal })).data,
  });

/** The programme of the child that the page will show. */
export const prefetchProgramme = async (client: QueryClient, me: CurrentUser): Promise<void> => {
  const member = memberIdNow(me);
  if (member !== null) await client.prefetchQuery(programmeQuery(member));
};

/** One skill with its outcome, for its own form and that of its tasks. */
export const skillQuery = (id: string) =>
  queryOptions({
    queryKey: [PROGRAMME_SLICE, 'skill', id],
    queryFn: async ({ signal }) => (await call(getSkillDetails, { params: { id } }, { signal })).data,
  });

/** The programme with one task changed. Everything else keeps its identity, so that only that row re-renders. */
export const withTask = (
  programme: readonly ProgrammeOutcome[],
  id: string,
  change: Partial<TaskSummary>,
): ProgrammeOutcome[] =>
  programme.map((outcome) => {
    if (!outcome.skills.some(({ tasks }) => tasks.some(({ _id }) => _id === id))) return outcome;
    return {
      ...outcome,
      skills: outcome.skills.map((skill) =>
        skill.tasks.some(({ _id }) => _id === id)
          ? { ...skill, tasks: skill.tasks.map((task) => (task._id === id ? { ...task, ...change } : task)) }
          : skill,
      ),
    };
  });
