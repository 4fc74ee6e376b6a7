/** Past sessions of the member overview, and what else may be chosen. */
export const PAST_PAGE = 5;
export const PAST_PAGES = [5, 10, 50, 100] as const;
/** Ideas on the customer's home. */
export const IDEAS_ON_HOME = 2;
/** How many notes the digest above the form looks back on. */
export const DIGEST_NOTES = 3;
/** How long a signed address of a recording opens it. */
export const RECORDING_MS = 15 * 60_000;
/** The longest range a day or week view may ask for. */
export const CALENDAR_DAYS = 62;
/** How much of a note a list shows. */
export const EXCERPT_CHARACTERS = 280;
/** Ratings of a session and of a client's engagement. */
export const RATING_MAX = 5;
export const RELATED_TASKS = 100;
/** Of all texts of a note together: some fifty pages. */
export const NOTE_CHARACTERS = 120_000;
