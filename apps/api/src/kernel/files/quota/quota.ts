import type { StorageUsage } from '@amberway/contract/uploads/quota';
import { quotaRefusal } from '@amberway/contract/uploads/quota-texts';
import type { Config } from '../../config/config.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type StorageAccount, storageLimit } from '../account.ts';
import { lockAccount, usedBy } from './queries.ts';

export const usageOf = async (config: Config, account: StorageAccount): Promise<StorageUsage> => ({
  used: await usedBy(account.id),
  limit: storageLimit(config, account),
});

/** Throws 413 with a message that says how much is free, when a file of this size does not fit. */
export const refuseOverQuota = async (config: Config, account: StorageAccount, size: number): Promise<void> => {
  const message = quotaRefusal(size, await usageOf(config, account));
  if (message) throw new ApiFailure('quota_full', { message, errors: { file: message } });
};

/** The same in the transaction that adds the file: of two concurrent uploads the second counts the first. */
export const holdQuota = async (config: Config, account: StorageAccount, size: number): Promise<void> => {
  await lockAccount(account.id);
  await refuseOverQuota(config, account, size);
};
