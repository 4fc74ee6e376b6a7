import { useQueryClient } from '@tanstack/react-query';
import { createQuickLink, deleteQuickLink, updateQuickLink } from '@amberway/contract/quick-links/endpoints';
import type { QuickLink } from '@amberway/contract/quick-links/schemas';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { call } from '../../kernel/api.ts';
import { useUndo } from '../../ui/confirm/use-undo.tsx';
import { useNotices } from '../../ui/notices.ts';
import { QUICK_LINKS_SLICE, quickLinksQuery } from './queries.ts';

/** Stars show at once, and what was deleted can be taken back. */
export const useQuickLinks = (userId: string) => {
  const client = useQueryClient();
  const notices = useNotices();
  const offerUndo = useUndo();
  const { queryKey } = quickLinksQuery(userId);
  const refresh = () => client.invalidateQueries({ queryKey: [QUICK_LINKS_SLICE] });

  const act = async (show: (now: QuickLink[]) => QuickLink[], send: () => Promise<unknown>): Promise<boolean> => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (now) => now && show(now));
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

  const bringBack = async ({ title, url, isGlobal, isStared }: QuickLink) => {
    const body = { title, url, isStared, ...(isGlobal && { isGlobal }) };
    await call(createQuickLink, { body }, { idempotencyKey: crypto.randomUUID() });
    await refresh();
  };

  return {
    star: (link: QuickLink) => {
      const isStared = !link.isStared;
      void act(
        (now) => now.map((one) => (one._id === link._id ? { ...one, isStared } : one)),
        () => call(updateQuickLink, { params: { id: link._id }, body: { isStared } }),
      );
    },
    remove: async (link: QuickLink) => {
      const gone = await act(
        (now) => now.filter(({ _id }) => _id !== link._id),
        () => call(deleteQuickLink, { params: { id: link._id } }),
      );
      if (gone) offerUndo(quickLinkTexts.removed, () => bringBack(link));
    },
  };
};
export type QuickLinkHandlers = ReturnType<typeof useQuickLinks>;
