import { queryOptions } from '@tanstack/react-query';
import { getOutcome } from '@amberway/contract/outcomes/endpoints';
import { call } from '../../kernel/api.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';

/** The outcome of a new skill. */
export const outcomeOfSkillQuery = (id: string) =>
  queryOptions({
    queryKey: [PROGRAMME_SLICE, 'outcome', id],
    queryFn: async ({ signal }) => (await call(getOutcome, { params: { id } }, { signal })).data,
  });
