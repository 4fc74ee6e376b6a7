import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteLookup, updateLookup } from '@amberway/contract/lookups/endpoints';
import type { Lookup } from '@amberway/contract/lookups/schemas';
import { call } from '../../kernel/api.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useNotices } from '../../ui/notices.ts';
import { moveBy } from './order.ts';
import { LOOKUPS_SLICE, lookupsQuery } from './queries.ts';
import { type EditableList, LISTS, said } from './words.ts';

/** Moving and deleting entries of one list. */
export const useLookupActs = (type: EditableList, entries: readonly Lookup[]) => {
  const client = useQueryClient();
  const notices = useNotices();
  const confirmDelete = useDelete();
  const refresh = () => client.invalidateQueries({ queryKey: [LOOKUPS_SLICE] });
  const [noun] = LISTS[type].noun;

  const move = useMutation({
    mutationFn: async ({ id, by }: { id: string; by: -1 | 1 }) => {
      for (const { _id, order, version } of moveBy(entries, id, by)) {
        await call(updateLookup, { params: { id: _id }, body: { order, version } });
      }
    },
    // The list shows the new order at once; whatever the server says comes after.
    onMutate: ({ id, by }) => {
      const places = new Map(moveBy(entries, id, by).map(({ _id, order }) => [_id, order]));
      client.setQueryData(lookupsQuery(type).queryKey, (now) =>
        now
          ?.map((entry) => ({ ...entry, order: places.get(entry._id) ?? entry.order }))
          .toSorted((a, b) => a.order - b.order),
      );
    },
    onError: notices.error,
    onSettled: refresh,
  });

  return {
    moving: move.isPending,
    move: (id: string, by: -1 | 1) => {
      if (!move.isPending) move.mutate({ id, by });
    },
    remove: ({ _id }: Lookup) =>
      confirmDelete({
        noun,
        done: said.deleted(noun),
        onYes: async () => {
          await call(deleteLookup, { params: { id: _id } });
          await refresh();
        },
      }),
  };
};
