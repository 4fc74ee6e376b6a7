import { z } from 'zod';
import { secondNeeded } from './second-needed.ts';
import type { FailureCode } from './errors.ts';

/** Success: { status: true, data, count?, message? }. */
export const reply = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal(true), data, message: z.string().optional() });

/**
 * A list returns its whole length as `count`, beside the page in `data`. With `more` there are more than `count`: a
 * search that finds many is not counted to its end, and `count` reaches at least to the end of the page.
 */
export const listReply = <T extends z.ZodType>(item: T) =>
  z.object({
    status: z.literal(true),
    data: z.array(item),
    count: z.number(),
    more: z.boolean().optional(),
    message: z.string().optional(),
  });

/** For calls that return no data. */
export const emptyReply = reply(z.null());

export const failure = z.object({
  status: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
  data: z.object({ message: z.string() }).optional(),
  /** With the code `second_needed`. */
  second: secondNeeded.optional(),
});

export type Failure = z.infer<typeof failure> & { code: FailureCode | (string & {}) };
