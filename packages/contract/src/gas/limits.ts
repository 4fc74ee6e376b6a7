// Limits of goal scales, shared by API and web. Free of schemas.

/** From much less than hoped to much more than hoped; 0 is what both sides expect. */
export const GAS_LEVELS = [-2, -1, 0, 1, 2] as const;
export type GasLevel = (typeof GAS_LEVELS)[number];

/** Where the child stands at the start: -2 where it cannot get worse. */
export const GAS_BASELINES = [-2, -1] as const;
export type GasBaseline = (typeof GAS_BASELINES)[number];

export const GAS_STATES = ['draft', 'agreed', 'rated', 'closed'] as const;
/**
 * draft: not agreed by both sides. agreed: in force. rated: both sides have rated and one level is agreed.
 * closed: ended; it stays readable.
 */
export type GasState = (typeof GAS_STATES)[number];

export const GAS_SIDES = ['family', 'coach', 'together'] as const;
/** Who rated; `together` is the level that both agree on, and the only one that counts. */
export type GasSide = (typeof GAS_SIDES)[number];

/** What a rating rests on. */
export const GAS_EVIDENCE_KINDS = ['note', 'task', 'skill'] as const;
export type GasEvidenceKind = (typeof GAS_EVIDENCE_KINDS)[number];

export const GAS_TITLE_MAX = 120;
export const GAS_MEASURE_MAX = 120;
export const GAS_LEVEL_MIN = 10;
export const GAS_LEVEL_MAX = 200;
export const GAS_NOTE_MAX = 300;
export const GAS_WEIGHT_MAX = 3;
export const GAS_EVIDENCE_MAX = 10;

/** Scales of a child that are not closed. */
export const GAS_SCALES_MAX = 5;
export const GAS_SCALES_ADVISED = 3;

export const GAS_REVIEW_WEEKS = { min: 4, usual: 12, max: 52 } as const;

/** 'No' to all three questions on quality: the scale cannot be agreed. */
export const GAS_QUALITY = ['measurable', 'equalSteps', 'possible'] as const;
export type GasQuality = Record<(typeof GAS_QUALITY)[number], boolean>;
/** From so many 'no' on the form gives a hint. */
export const GAS_NO_HINT = 2;
export const countNo = (quality: GasQuality): number => GAS_QUALITY.filter((question) => !quality[question]).length;

/** Whether a level can be measured: it has a number, or a yes or no. */
export const canBeMeasured = (level: string): boolean =>
  /\d|\b(?:yes|no|not|never|always|none|all|every|once|twice|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(
    level,
  );

/** Letters and spaces that differ make no different level. */
export const sameLevel = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** 'draft' again after a change: the days of a review, from today. */
export const reviewDays = (today: string): { min: string; usual: string; max: string } => {
  const after = (weeks: number) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + weeks * 7);
    return day.toISOString().slice(0, 10);
  };
  return {
    min: after(GAS_REVIEW_WEEKS.min),
    usual: after(GAS_REVIEW_WEEKS.usual),
    max: after(GAS_REVIEW_WEEKS.max),
  };
};
