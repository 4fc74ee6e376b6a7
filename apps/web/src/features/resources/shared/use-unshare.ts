import { useQueryClient } from '@tanstack/react-query';
import { unshareResources } from '@amberway/contract/resources/endpoints';
import type { SharedResource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { shareResources } from '@amberway/contract/resources/endpoints';
import { call } from '../../../kernel/api.ts';
import { useUndo } from '../../../ui/confirm/use-undo.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { RESOURCES_SLICE } from '../queries.ts';

/** Takes resources back from a child, and for a few seconds gives them again. */
export const useUnshare = (memberId: string) => {
  const client = useQueryClient();
  const notices = useNotices();
  const offerUndo = useUndo();
  const fresh = () => client.invalidateQueries({ queryKey: [RESOURCES_SLICE] });
  return async (rows: readonly SharedResource[]) => {
    const input = { params: { id: memberId }, body: { resources: rows.map(({ _id }) => _id) } };
    try {
      await call(unshareResources, input);
      await fresh();
      offerUndo(resourceTexts.unshared, async () => {
        await call(shareResources, input);
        await fresh();
      });
    } catch (error) {
      notices.error(error);
      // What could not be taken back stays chosen.
      return rows;
    }
    return undefined;
  };
};
