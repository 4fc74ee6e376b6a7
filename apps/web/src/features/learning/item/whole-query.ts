import { queryOptions } from '@tanstack/react-query';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import { CONTENT } from '@amberway/contract/content/registry';
import type { LearningKind } from '@amberway/contract/learning/kinds';
import { call } from '../../../kernel/api.ts';
import { LEARNING_SLICE } from '../queries.ts';
import type { WholeOf } from '../whole.ts';

// Apart from the queries of the list, which needs none of the content types.

/** The item itself, from the content endpoint. */
export const wholeQuery = <K extends LearningKind>(kind: K, id: string) =>
  queryOptions({
    queryKey: [LEARNING_SLICE, 'whole', kind, id],
    queryFn: async ({ signal }) => {
      const { read } = endpointsOf(CONTENT[kind]);
      return (await call(read, { params: { id } }, { signal })).data as unknown as WholeOf[K];
    },
  });
