import { queryOptions } from '@tanstack/react-query';
import type { AvatarPart } from '@amberway/contract/content/avatar';
import { getMemberAvatar } from '@amberway/contract/content/endpoints';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import type { AssetType } from '@amberway/contract/content/types/asset';
import { call } from '../../../kernel/api.ts';
import { CONTENT_SLICE, declarationOf } from '../types.ts';

export type PartOption = AvatarPart & { type: AssetType };

/** As many as one call gives. */
const ALL = 200;

/** What can be worn: the published assets of every kind. */
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
