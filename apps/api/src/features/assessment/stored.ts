export type Stored = { answers: string | null; submittedAt: string | null };

/** Answers about an only child are stored on user and child with one timestamp; equal ones are about that child. */
export const isSame = (one: Stored, other: Stored): boolean =>
  one.submittedAt !== null &&
  other.submittedAt !== null &&
  Date.parse(one.submittedAt) === Date.parse(other.submittedAt) &&
  one.answers === other.answers;
