import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { deleteResource, flagResource, toggleFavourite, updateResource } from '@amberway/contract/resources/endpoints';
import type { Resource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { showInCache, useAction } from '../../ui/use-action.ts';
import { ResourceUses } from './ResourceUses.tsx';
import { useReview } from './use-review.ts';
import { favouriteIdsQuery, RESOURCES_SLICE } from './queries.ts';

const NONE: readonly string[] = [];
const turned = (ids: readonly string[], id: string, on: boolean) =>
  on ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);

/** The viewer's permissions in the library, and the actions that need no form. */
export const useResourceActions = () => {
  const client = useQueryClient();
  const confirmDelete = useDelete();
  const remove = useAction(deleteResource, { invalidates: [RESOURCES_SLICE] });
  const may = {
    create: useCan('resources', 'create'),
    edit: useCan('resources', 'edit'),
    delete: useCan('resources', 'delete'),
    flag: useCan('resources', 'flag'),
    favourite: useCan('resources', 'favourite'),
    share: useCan('sharedResources', 'share'),
  };
  const { data: starred = NONE } = useQuery({ ...favouriteIdsQuery, enabled: may.favourite });
  const starChange = (id: string, on: boolean) => ({
    queryKey: favouriteIdsQuery.queryKey,
    show: (now: string[]) => turned(now, id, on),
    revert: (now: string[]) => turned(now, id, !on),
  });
  /** The star is optimistic and undone when the server rejects it. */
  const star = useAction(toggleFavourite, {
    optimistic: ({ params: { id } }) => starChange(id, !starred.includes(id)),
    invalidates: [{ queryKey: [RESOURCES_SLICE, 'list'] }],
    done: async ({ data }, { params }) => void (await showInCache(client, starChange(params.id, data.favourite))),
  });
  const flag = useAction(flagResource, {
    invalidates: [RESOURCES_SLICE],
    done: ({ data, message }) => message ?? (data.currentFlag ? resourceTexts.flagged : resourceTexts.unflagged),
  });
  const review = useReview();
  const restore = useAction(updateResource, { invalidates: [RESOURCES_SLICE], done: resourceTexts.restored });

  return {
    may,
    isStarred: (id: string) => starred.includes(id),
    star: ({ _id: id }: Resource) => star.run({ params: { id } }),
    flag: ({ _id: id }: Resource) => flag.run({ params: { id } }),
    /** The resource whose request is pending. */
    flagging: flag.pending?.params.id,
    review,
    restore: ({ _id: id, version }: Resource) => restore.run({ params: { id }, body: { isDeleted: false, version } }),
    remove: ({ _id: id, name }: Resource) =>
      confirmDelete({
        noun: 'resource',
        name,
        details: createElement(ResourceUses, { id }),
        done: resourceTexts.deleted,
        onYes: () => remove.run({ params: { id } }),
        undo: () => restore.run({ params: { id }, body: { isDeleted: false } }),
      }),
  };
};

export type ResourceActions = ReturnType<typeof useResourceActions>;
