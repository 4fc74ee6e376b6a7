// Limits of a skill's criterion, phases, events and graph, shared by API and web. Free of schemas.

/** Which results count: on their own, or also with a little help. */
export const COUNTED = ['own', 'own+little'] as const;
export type Counted = (typeof COUNTED)[number];

export const PHASE_KINDS = ['baseline', 'practice', 'changed', 'generalisation', 'maintenance'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

export const CHECK_RESULTS = ['kept', 'faded'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

/** Why a check was left out: a later one was done instead, or the skill was begun again. */
export const CHECK_SKIPS = ['later', 'begunAgain'] as const;
export type CheckSkip = (typeof CHECK_SKIPS)[number];

export const GRAPH_AXES = ['block', 'day'] as const;
export type GraphAxis = (typeof GRAPH_AXES)[number];

export const PERCENT_MIN = 50;
export const PERCENT_MAX = 100;
/** Below this a mastered skill often fades within a month; the form says so and allows it. */
export const PERCENT_ADVISED = 90;
export const BLOCKS_MAX = 10;
export const BLOCK_GOES_MAX = 20;
export const PEOPLE_MAX = 5;
export const PLACES_MAX = 5;
export const CHECKS_MAX = 12;
export const CHECK_DAY_MAX = 365;

export const PHASE_LABEL_MAX = 40;
export const EVENT_LABEL_MAX = 60;
/** Phases of one skill, and events of one child: more than any programme has. */
export const PHASES_MAX = 100;
export const EVENTS_MAX = 500;

/** First and last day included. */
export const BLOCK_DAYS = 7;
/** Points further apart than this are not joined. */
export const GAP_DAYS = 14;
export const LEVEL_BLOCKS = 3;
export const TREND_BLOCKS = 5;
/** More points than this are drawn by week. */
export const POINTS_MAX = 5000;
export const RANGE_YEARS_MAX = 5;
/** People with a marker of their own; with more, the last marker is that of all others. */
export const SERIES_MAX = 4;
/** A cell of the map is pale after this. */
export const PALE_DAYS = 60;

export const MASTER_REASON_MIN = 10;
