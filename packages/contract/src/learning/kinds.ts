/** What the library holds, in the order in which it shows it. Also the names in addresses and deep links. */
export const LEARNING_KINDS = ['course', 'video', 'short', 'blog', 'workshop'] as const;
export type LearningKind = (typeof LEARNING_KINDS)[number];

/** What one gets on with. How far a course is follows from its videos. */
export const PROGRESS_KINDS = ['video', 'short', 'blog', 'workshop'] as const;
export type ProgressKind = (typeof PROGRESS_KINDS)[number];

export const LEARNING_STATES = ['new', 'started', 'done'] as const;
export type LearningState = (typeof LEARNING_STATES)[number];

/** A film counts as seen a little before its very end: nobody watches the credits. */
const SEEN_SHARE = 0.95;
export const isSeen = (seconds: number, duration: number | null | undefined): boolean =>
  Boolean(duration) && seconds >= (duration ?? 0) * SEEN_SHARE;

/** A day: longer films are a mistake. */
export const SECONDS_MAX = 86_400;

/** Workshops have a beginning only; this is how long one is taken to last, for joining and for calendars. */
export const WORKSHOP_HOURS = 2;
