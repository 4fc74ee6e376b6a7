import { z } from 'zod';

/** In the order of the page. */
export const STATUS_CHECKS = ['jobs', 'mails', 'backup', 'restore', 'films', 'disk', 'certificate'] as const;
export const STATUS_LEVELS = ['fine', 'warning', 'problem'] as const;

const check = z.object({
  check: z.enum(STATUS_CHECKS),
  level: z.enum(STATUS_LEVELS),
  /** What was found, in a sentence. */
  text: z.string(),
  /** What to do; empty when nothing has to be done. */
  advice: z.string(),
});
export type StatusCheck = z.infer<typeof check>;

export const serverStatus = z.object({
  version: z.string(),
  commit: z.string().nullable(),
  node: z.string(),
  database: z.string(),
  startedAt: z.string(),
  checks: z.array(check),
});
export type ServerStatus = z.infer<typeof serverStatus>;
