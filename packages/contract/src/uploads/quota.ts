import { z } from 'zod';

/** How much of its storage an account uses, in bytes. */
export const storageUsage = z.object({ used: z.int(), limit: z.int() });
export type StorageUsage = z.infer<typeof storageUsage>;
