import { z } from 'zod';
import { instant } from '@amberway/contract/kernel/fields';
import { DEFAULT_RETRY } from '../../../kernel/jobs/kind.ts';

/** `until`: what fails later than that is left alone. */
export const retryKind = {
  name: 'jobs.retry',
  schema: z.strictObject({ name: z.string(), until: instant }),
  retry: DEFAULT_RETRY,
};
