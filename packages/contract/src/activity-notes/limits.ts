/** Default page size of past sessions in the member overview, and the selectable sizes. */
export const PAST_PAGE = 5;
export const PAST_PAGES = [5, 10, 50, 100] as const;
/** Number of ideas on the customer's home page. */
export const IDEAS_ON_HOME = 2;
/** Number of published notes in the summary beside the form, and of what the family wrote. */
export const DIGEST_NOTES = 2;
export const DIGEST_WORDS = 3;
/** How long a signed recording URL is valid. */
export const RECORDING_MS = 15 * 60_000;
/** The longest range a day or week view may request. */
export const CALENDAR_DAYS = 62;
/** Length of the excerpt in lists. */
export const EXCERPT_CHARACTERS = 280;
/** Maximum rating of a session and of the client's engagement. */
export const RATING_MAX = 5;
export const RELATED_TASKS = 100;
/** Limit for all texts of a note together: about fifty pages. */
export const NOTE_CHARACTERS = 120_000;
