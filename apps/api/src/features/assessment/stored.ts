export type Stored = { answers: string | null; submittedAt: string | null };

/** What an only child's carer answers is stored in both places at one moment, and so is known to be about that child. */
export const isSame = (one: Stored, other: Stored): boolean =>
  one.submittedAt !== null &&
  other.submittedAt !== null &&
  Date.parse(one.submittedAt) === Date.parse(other.submittedAt) &&
  one.answers === other.answers;
