import { z } from 'zod';
import { DEFAULT_RETRY } from '../jobs/kind.ts';

/** The job only names the mail: its text may hold a link that sets a password. */
export const sendMailKind = {
  name: 'mail.send',
  schema: z.strictObject({ mailId: z.uuid() }),
  retry: DEFAULT_RETRY,
};
