import { z } from 'zod';

/** Storage usage of an account, in bytes. */
export const storageUsage = z.object({ used: z.int(), limit: z.int() });
export type StorageUsage = z.infer<typeof storageUsage>;
