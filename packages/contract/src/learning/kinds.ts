/** Content kinds of the library, in display order. Also their names in URLs and deep links. */
export const LEARNING_KINDS = ['course', 'video', 'short', 'blog', 'workshop'] as const;
export type LearningKind = (typeof LEARNING_KINDS)[number];

/** Kinds with their own progress. The progress of a course is derived from its videos. */
export const PROGRESS_KINDS = ['video', 'short', 'blog', 'workshop'] as const;
export type ProgressKind = (typeof PROGRESS_KINDS)[number];

export const LEARNING_STATES = ['new', 'started', 'done'] as const;
export type LearningState = (typeof LEARNING_STATES)[number];

/** A video counts as seen shortly before its end, because few people watch the credits. */
const SEEN_SHARE = 0.95;
export const isSeen = (seconds: number, duration: number | null | undefined): boolean =>
  Boolean(duration) && seconds >= (duration ?? 0) * SEEN_SHARE;

/** One day; a longer duration is an input error. */
export const SECONDS_MAX = 86_400;

/** Workshops have only a start; this is their assumed duration for joining and for calendars. */
export const WORKSHOP_HOURS = 2;
