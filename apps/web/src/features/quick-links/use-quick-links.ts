import { createQuickLink, deleteQuickLink, updateQuickLink } from '@amberway/contract/quick-links/endpoints';
import type { QuickLink } from '@amberway/contract/quick-links/schemas';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { newKey } from '../../kernel/new-key.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { listWithout, listWithPart } from '../../ui/list/cached-list.ts';
import { useAction } from '../../ui/use-action.ts';
import { QUICK_LINKS_SLICE, quickLinksQuery } from './queries.ts';

/** Stars are optimistic, and a deletion can be undone. */
export const useQuickLinks = (userId: string) => {
  const offerUndo = useUndo();
  const { queryKey } = quickLinksQuery(userId);
  const invalidates = [QUICK_LINKS_SLICE];
  const create = useAction(createQuickLink, { invalidates });
  const star = useAction(updateQuickLink, {
    optimistic: ({ params, body: { isStarred = false } }) =>
      listWithPart<QuickLink>(queryKey, params.id, { isStarred }),
    invalidates,
  });
  const remove = useAction(deleteQuickLink, {
    optimistic: ({ params }) => listWithout(queryKey, params.id),
    invalidates,
  });
  const bringBack = ({ title, url, isGlobal, isStarred }: QuickLink) => {
    const body = { title, url, isStarred, ...(isGlobal && { isGlobal }) };
    return create.run({ body }, { idempotencyKey: newKey() });
  };
  return {
    star: ({ _id: id, isStarred }: QuickLink) => void star.run({ params: { id }, body: { isStarred: !isStarred } }),
    remove: async (link: QuickLink) => {
      if (await remove.run({ params: { id: link._id } })) offerUndo(quickLinkTexts.removed, () => bringBack(link));
    },
  };
};
export type QuickLinkHandlers = ReturnType<typeof useQuickLinks>;
