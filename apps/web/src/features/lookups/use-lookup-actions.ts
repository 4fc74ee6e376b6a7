import { createElement } from 'react';
import { deleteLookup, orderLookups, restoreLookup } from '@amberway/contract/lookups/endpoints';
import type { Lookup } from '@amberway/contract/lookups/schemas';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useAction } from '../../ui/use-action.ts';
import { LookupUses } from './LookupUses.tsx';
import { moveBy } from './order.ts';
import { LOOKUPS_SLICE, lookupsQuery } from './queries.ts';
import { type EditableList, LISTS, notices } from './labels.ts';

/** Moving and deleting entries of one list. */
export const useLookupActions = (type: EditableList, entries: readonly Lookup[]) => {
  const confirmDelete = useDelete();
  const remove = useAction(deleteLookup, { invalidates: [LOOKUPS_SLICE] });
  const restore = useAction(restoreLookup, { invalidates: [LOOKUPS_SLICE] });
  const [noun] = LISTS[type].noun;

  const move = useAction(orderLookups, {
    optimistic: ({ body: { ids } }) => ({
      queryKey: lookupsQuery(type).queryKey,
      show: (now: Lookup[]) =>
        now
          .map((entry) => ({ ...entry, order: ids.indexOf(entry._id) }))
          .toSorted((one, other) => one.order - other.order),
    }),
    invalidates: [LOOKUPS_SLICE],
  });

  return {
    moving: move.busy,
    move: (id: string, by: -1 | 1) => {
      const ids = moveBy(
        entries.map(({ _id }) => _id),
        id,
        by,
      );
      if (ids && !move.busy) void move.run({ body: { type, ids } });
    },
    remove: ({ _id, name }: Lookup) =>
      confirmDelete({
        noun,
        name,
        details: createElement(LookupUses, { id: _id }),
        done: notices.deleted(noun),
        onYes: () => remove.run({ params: { id: _id } }),
        undo: () => restore.run({ params: { id: _id } }),
      }),
  };
};
