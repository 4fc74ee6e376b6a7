import { z } from 'zod';
import { HOUR } from '@amberway/contract/kernel/limits';
import { DEFAULT_RETRY, type JobKind } from '../../../kernel/jobs/kind.ts';

/** Puts a family's record together, with links to `origin`. Its key is the family: one has at most one at a time. */
export const EXPORT_KIND = {
  name: 'privacy.export',
  schema: z.strictObject({ customerId: z.uuid(), exportId: z.uuid(), origin: z.string() }),
  retry: { ...DEFAULT_RETRY, attempts: 3 },
} satisfies JobKind;

/** Removes the file again. Enqueued before it is made, so that none is left by a process that dies. */
export const DROP_KIND = {
  name: 'privacy.drop-export',
  schema: z.strictObject({ exportId: z.uuid() }),
  retry: DEFAULT_RETRY,
} satisfies JobKind;

/** How long the file stays. */
export const EXPORT_LIFE_MS = HOUR;

/** Outside the folders of the files that people sent: no backup and no sweep of files meets it. */
export const exportKey = (exportId: string): string => `exports/${exportId}`;
