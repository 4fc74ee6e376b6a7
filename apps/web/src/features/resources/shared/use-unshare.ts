import { unshareResources } from '@amberway/contract/resources/endpoints';
import type { SharedResource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { shareResources } from '@amberway/contract/resources/endpoints';
import { useUndo } from '../../../ui/confirm/use-undo.ts';
import { useAction } from '../../../ui/use-action.ts';
import { RESOURCES_SLICE } from '../queries.ts';

/** Unshares resources from a child, with an undo for a few seconds. */
export const useUnshare = (memberId: string) => {
  const offerUndo = useUndo();
  const share = useAction(shareResources, { invalidates: [RESOURCES_SLICE] });
  const unshare = useAction(unshareResources, {
    invalidates: [RESOURCES_SLICE],
    done: (_, input) => offerUndo(resourceTexts.unshared, () => share.run(input)),
  });
  return async (rows: readonly SharedResource[]) => {
    const input = { params: { id: memberId }, body: { resources: rows.map(({ _id }) => _id) } };
    // Rows that could not be unshared stay selected.
    return (await unshare.run(input)) ? undefined : rows;
  };
};
