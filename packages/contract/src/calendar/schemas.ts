import { z } from 'zod';
import { instant, requiredText } from '../kernel/fields.ts';
import { calendarTexts } from './texts.ts';

/** Field names from the specification. `googleCalendarToken` is a flag; the token itself never leaves the server. */
export const calendarState = z.object({
  googleCalendarConnected: z.boolean(),
  googleCalendarToken: z.boolean(),
  /** Whether the server has Google credentials configured. */
  available: z.boolean(),
  syncedAt: instant.nullable(),
  problem: z.string().nullable(),
});
export type CalendarState = z.infer<typeof calendarState>;

export const feedState = z.object({ active: z.boolean(), showsDetails: z.boolean(), createdAt: instant.nullable() });
export type FeedState = z.infer<typeof feedState>;

/** The URL is returned only once, on creation: the server stores just the hash of its secret. */
export const madeFeed = feedState.extend({ url: z.string() });

/** The parameters that Google's consent page redirects back with. */
export const authorisationBody = z.strictObject({
  code: requiredText(calendarTexts.authorisationInvalid, 2_000),
  state: z.string(calendarTexts.authorisationInvalid).regex(/^[A-Za-z0-9_-]{43}$/, calendarTexts.authorisationInvalid),
});
