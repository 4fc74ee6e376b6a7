import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readFamilyUsage } from '@amberway/contract/client-files/endpoints';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { readOwnUsage } from '@amberway/contract/uploads/endpoints';
import type { StorageUsage } from '@amberway/contract/uploads/quota';
import { quotaRefusal } from '@amberway/contract/uploads/quota-texts';
import { call } from '../api.ts';

const STORAGE_SLICE = 'storage';

/** How much is stored and may be: of a family's files, or of one's own account. */
export const storageQuery = (clientId?: string) =>
  queryOptions({
    queryKey: [STORAGE_SLICE, clientId ?? 'own'],
    queryFn: async ({ signal }) =>
      clientId
        ? (await call(readFamilyUsage, { params: { clientId } }, { signal })).data
        : (await call(readOwnUsage, undefined, { signal })).data,
    staleTime: MINUTE,
  });

/** The usage as of now. When it cannot be loaded the upload begins, and the server decides. */
export const useLoadUsage = (clientId?: string) => {
  const client = useQueryClient();
  return useCallback(
    (): Promise<StorageUsage | undefined> =>
      client.fetchQuery({ ...storageQuery(clientId), retry: false }).catch(() => undefined),
    [client, clientId],
  );
};

/** Why files of this size do not fit, before any of them is sent; `pending` bytes are being sent already. */
export const whyNotStored = (usage: StorageUsage | undefined, size: number, pending = 0): string | undefined =>
  usage && quotaRefusal(size, { ...usage, used: usage.used + pending });

/** To be called when something was stored or deleted. */
export const useStorageChanged = () => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [STORAGE_SLICE] }), [client]);
};
