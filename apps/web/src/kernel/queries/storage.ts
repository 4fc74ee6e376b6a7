import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readFamilyUsage } from '@amberway/contract/client-files/endpoints';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { readOwnUsage } from '@amberway/contract/uploads/endpoints';
import type { StorageUsage } from '@amberway/contract/uploads/quota';
import { quotaRefusal } from '@amberway/contract/uploads/quota-texts';
import { call } from '../api.ts';

const STORAGE_SLICE = 'storage';

/** Storage used and allowed: for a family's files, or for the own account. */
export const storageQuery = (clientId?: string) =>
  queryOptions({
    queryKey: [STORAGE_SLICE, clientId ?? 'own'],
    queryFn: async ({ signal }) =>
      clientId
        ? (await call(readFamilyUsage, { params: { clientId } }, { signal })).data
        : (await call(readOwnUsage, undefined, { signal })).data,
    staleTime: MINUTE,
  });

/** The current usage. If it cannot be loaded, the upload starts and the server decides. */
export const useLoadUsage = (clientId?: string) => {
  const client = useQueryClient();
  return useCallback(
    (): Promise<StorageUsage | undefined> =>
      client.fetchQuery({ ...storageQuery(clientId), retry: false }).catch(() => undefined),
    [client, clientId],
  );
};

/** Why files of this size do not fit, before any is uploaded; `pending` bytes are being uploaded already. */
export const whyNotStored = (usage: StorageUsage | undefined, size: number, pending = 0): string | undefined =>
  usage && quotaRefusal(size, { ...usage, used: usage.used + pending });

/** Call it after storing or deleting a file. */
export const useStorageChanged = () => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [STORAGE_SLICE] }), [client]);
};
