import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useUndo } from '../confirm/use-undo.tsx';
import { useNotices } from '../notices.ts';

type Send = () => Promise<unknown>;

/** Acts on a list that is loaded whole. Each shows at once; a server that refuses takes it back and says why. */
export const useListActions = <T extends { _id: string }>(queryKey: QueryKey) => {
  const client = useQueryClient();
  const notices = useNotices();
  const offerUndo = useUndo();
  const refresh = () => client.invalidateQueries({ queryKey: queryKey.slice(0, 1) });

  /** Returns whether it is done. */
  const act = async (show: (now: T[]) => T[], send: Send): Promise<boolean> => {
    // An answer that is on its way knows nothing of the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData<T[]>(queryKey, (now) => now && show(now));
    try {
      await send();
      return true;
    } catch (error) {
      notices.error(error);
      return false;
    } finally {
      await refresh();
    }
  };

  return {
    add: (send: Send) => act((now) => now, send),
    change: ({ _id }: T, part: Partial<T>, send: Send) =>
      act((now) => now.map((one) => (one._id === _id ? { ...one, ...part } : one)), send),
    remove: async ({ _id }: T, removed: string, send: Send, bringBack: Send) => {
      if (await act((now) => now.filter((one) => one._id !== _id), send))
        offerUndo(removed, () => bringBack().then(refresh));
    },
  };
};
