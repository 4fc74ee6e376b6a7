import { z } from 'zod';
import { HOUR, MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { retryAfter } from '../jobs/kind.ts';

/** The waits after the attempts to send a mail: 24 hours together. */
export const MAIL_WAITS_MS: readonly number[] = [
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  ...Array.from({ length: (24 * HOUR) / (30 * MINUTE) - 1 }, () => 30 * MINUTE),
];

/** The payload has only the mail's id: its text may contain a link that sets a password. */
export const sendMailKind = {
  name: 'mail.send',
  schema: z.strictObject({ mailId: z.uuid() }),
  retry: retryAfter(MAIL_WAITS_MS),
};
