import { createQuickLink, deleteQuickLink, updateQuickLink } from '@amberway/contract/quick-links/endpoints';
import type { QuickLink } from '@amberway/contract/quick-links/schemas';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { call } from '../../kernel/api.ts';
import { useListActions } from '../../ui/list/use-list-actions.ts';
import { quickLinksQuery } from './queries.ts';

const bringBack = ({ title, url, isGlobal, isStarred }: QuickLink) => {
  const body = { title, url, isStarred, ...(isGlobal && { isGlobal }) };
  return call(createQuickLink, { body }, { idempotencyKey: crypto.randomUUID() });
};

/** Stars show at once, and what was deleted can be taken back. */
export const useQuickLinks = (userId: string) => {
  const acts = useListActions<QuickLink>(quickLinksQuery(userId).queryKey);
  return {
    star: (link: QuickLink) => {
      const isStarred = !link.isStarred;
      void acts.change(link, { isStarred }, () =>
        call(updateQuickLink, { params: { id: link._id }, body: { isStarred } }),
      );
    },
    remove: (link: QuickLink) =>
      acts.remove(
        link,
        quickLinkTexts.removed,
        () => call(deleteQuickLink, { params: { id: link._id } }),
        () => bringBack(link),
      ),
  };
};
export type QuickLinkHandlers = ReturnType<typeof useQuickLinks>;
