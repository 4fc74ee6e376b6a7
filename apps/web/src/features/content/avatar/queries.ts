import { queryOptions } from '@tanstack/react-query';
import type { AvatarPart } from '@amberway/contract/content/avatar';
import { getMemberAvatar } from '@amberway/contract/content/endpoints';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import type { AssetType } from '@amberway/contract/content/types/asset';
import { call } from '../../../kernel/api.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { declarationOf } from '../types.ts';

export type PartOption = AvatarPart & { type: AssetType };

/** The maximum page size of a request. */
const ALL = 200;

/** The selectable parts: the published assets of every type. */
export const partsQuery = queryOptions({
  queryKey: [CONTENT_SLICE, 'avatarParts'],
  queryFn: async ({ signal }) => {
    const query = { pageSize: ALL, status: 'Published' };
    return (await call(endpointsOf(declarationOf('asset')).list, { query }, { signal }))
      .data as unknown as PartOption[];
  },
});

export const avatarQuery = (member: string) =>
  queryOptions({
    queryKey: [CONTENT_SLICE, 'avatar', member],
    queryFn: async ({ signal }) => (await call(getMemberAvatar, { params: { id: member } }, { signal })).data,
  });
