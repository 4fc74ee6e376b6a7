import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteResource, flagResource, toggleFavourite, updateResource } from '@amberway/contract/resources/endpoints';
import type { Resource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { call } from '../../kernel/api.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useNotices } from '../../ui/notices.ts';
import { favouriteIdsQuery, RESOURCES_SLICE } from './queries.ts';

const NONE: readonly string[] = [];
const turned = (ids: readonly string[], id: string, on: boolean) =>
  on ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);

/** What the viewer may do in the library, and the acts that need no form. */
export const useResourceActions = () => {
  const client = useQueryClient();
  const notices = useNotices();
  const confirmDelete = useDelete();
  const may = {
    create: useCan('resources', 'create'),
    edit: useCan('resources', 'edit'),
    delete: useCan('resources', 'delete'),
    flag: useCan('resources', 'flag'),
    favourite: useCan('resources', 'favourite'),
    share: useCan('sharedResources', 'share'),
  };
  const { data: starred = NONE } = useQuery({ ...favouriteIdsQuery, enabled: may.favourite });
  const fresh = () => client.invalidateQueries({ queryKey: [RESOURCES_SLICE] });
  const setStar = (id: string, on: boolean) =>
    client.setQueryData(favouriteIdsQuery.queryKey, (now) => turned(now ?? [], id, on));

  return {
    may,
    isStarred: (id: string) => starred.includes(id),
    /** The star turns at once and turns back if the server does not agree. */
    star: async ({ _id }: Resource) => {
      const before = starred.includes(_id);
      setStar(_id, !before);
      try {
        const { data } = await call(toggleFavourite, { params: { id: _id } });
        setStar(_id, data.favourite);
        await client.invalidateQueries({ queryKey: [RESOURCES_SLICE, 'list'] });
      } catch (error) {
        setStar(_id, before);
        notices.error(error);
      }
    },
    flag: async ({ _id }: Resource) => {
      try {
        const { data, message } = await call(flagResource, { params: { id: _id } });
        notices.success(message ?? (data.currentFlag ? resourceTexts.flagged : resourceTexts.unflagged));
        await fresh();
      } catch (error) {
        notices.error(error);
      }
    },
    restore: async ({ _id, version }: Resource) => {
      try {
        await call(updateResource, { params: { id: _id }, body: { isDeleted: false, version } });
        notices.success(resourceTexts.restored);
        await fresh();
      } catch (error) {
        notices.error(error);
      }
    },
    remove: ({ _id, name }: Resource) =>
      confirmDelete({
        noun: 'resource',
        name,
        done: resourceTexts.deleted,
        onYes: async () => {
          await call(deleteResource, { params: { id: _id } });
          await fresh();
        },
      }),
  };
};

export type ResourceActions = ReturnType<typeof useResourceActions>;
