import { z } from 'zod';
import { instant, requiredText } from '../kernel/fields.ts';
import { calendarTexts } from './texts.ts';

/** The specification's names. `googleCalendarToken` says whether there is one; the token itself never leaves the server. */
export const calendarState = z.object({
  googleCalendarConnected: z.boolean(),
  googleCalendarToken: z.boolean(),
  /** Whether whoever runs the server has set up Google at all. */
  available: z.boolean(),
  syncedAt: instant.nullable(),
  problem: z.string().nullable(),
});
export type CalendarState = z.infer<typeof calendarState>;

export const feedState = z.object({ active: z.boolean(), showsDetails: z.boolean(), createdAt: instant.nullable() });
export type FeedState = z.infer<typeof feedState>;

/** The URL is returned once, when it is made: only the hash of its secret is stored. */
export const madeFeed = feedState.extend({ url: z.string() });

/** What comes back from the consent page. */
export const authorisationBody = z.strictObject({
  code: requiredText(calendarTexts.authorisationInvalid, 2_000),
  state: z.string(calendarTexts.authorisationInvalid).regex(/^[A-Za-z0-9_-]{43}$/, calendarTexts.authorisationInvalid),
});
