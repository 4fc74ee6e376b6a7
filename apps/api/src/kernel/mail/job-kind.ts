import { z } from 'zod';
import { DEFAULT_RETRY } from '../jobs/kind.ts';

/** The payload has only the mail's id: its text may contain a link that sets a password. */
export const sendMailKind = {
  name: 'mail.send',
  schema: z.strictObject({ mailId: z.uuid() }),
  retry: DEFAULT_RETRY,
};
