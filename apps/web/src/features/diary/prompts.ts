import { queryOptions } from '@tanstack/react-query';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import { homePrompt } from '@amberway/contract/content/types/home-prompt';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { call } from '../../kernel/api.ts';
import { DIARY_SLICE } from './queries.ts';

const MAX_PROMPTS = 100;

export const promptsQuery = queryOptions({
  queryKey: [DIARY_SLICE, 'prompts'],
  queryFn: async ({ signal }) => {
    const { list } = endpointsOf(homePrompt);
    return (await call(list, { query: { pageSize: MAX_PROMPTS } }, { signal })).data as (ContentRecord & {
      name: string;
    })[];
  },
  staleTime: 15 * MINUTE,
});

/** A different prompt each day, the same all day. */
export const promptOf = (prompts: readonly { name: string }[], day: string): string | null => {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  return prompts[number % prompts.length]?.name ?? null;
};
