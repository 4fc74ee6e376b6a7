import { useQueryClient } from '@tanstack/react-query';
import { saveProgress } from '@amberway/contract/learning/endpoints';
import type { ProgressKind } from '@amberway/contract/learning/kinds';
import type { ProgressBody } from '@amberway/contract/learning/schemas';
import { reload } from '../../../kernel/queries/reload.ts';
import { useAction } from '../../../ui/use-action.ts';
import { itemQuery, LEARNING_SLICE } from '../queries.ts';

/** Saves the progress on the server; this page is updated at once, lists and the course on their next refetch. */
export const useSaveProgress = (kind: ProgressKind, id: string, failed?: () => void) => {
  const client = useQueryClient();
  const { run, pending } = useAction(saveProgress, {
    done: async ({ data }) => {
      const own = itemQuery(kind, id);
      const before = client.getQueryData(own.queryKey);
      client.setQueryData(own.queryKey, (item) => item && { ...item, ...data });
      // Where a film stands is only news to others when it begins or ends.
      if (!before || before.state !== data.state)
        await reload(client, {
          queryKey: [LEARNING_SLICE],
          predicate: ({ queryKey: [, what, of] }) => what !== 'whole' && !(what === 'item' && of !== 'course'),
        });
    },
    ...(failed && { failed }),
  });
  const save = (body: ProgressBody, options: { keepalive?: boolean } = {}) =>
    run({ params: { kind, id }, body }, options);
  return { save, pending: pending?.body };
};
