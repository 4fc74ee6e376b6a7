import { queryOptions } from '@tanstack/react-query';
import { getGeneralisation, getSkillGraph } from '@amberway/contract/skills/graph/endpoints';
import type { GraphAxis } from '@amberway/contract/skills/graph/limits';
import { call } from '../../../kernel/api.ts';
import { PRACTICE_SLICE } from '../../practice/public.ts';

// Below the practice of the child, so that they are loaded again when an entry arrives.

export const skillGraphQuery = (member: string, skill: string, by: GraphAxis = 'block') =>
  queryOptions({
    queryKey: [PRACTICE_SLICE, member, 'graph', skill, by],
    queryFn: async ({ signal }) =>
      (await call(getSkillGraph, { params: { id: skill }, query: { by } }, { signal })).data,
    placeholderData: (before) => before,
  });

export const generalisationQuery = (member: string) =>
  queryOptions({
    queryKey: [PRACTICE_SLICE, member, 'generalisation'],
    queryFn: async ({ signal }) => (await call(getGeneralisation, { params: { id: member } }, { signal })).data,
  });
