import type { MemberSummary } from '@amberway/contract/members/schemas';

/** Whom an assessment is about, and how to see that of a brother or sister. */
export type About = { child: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };

/** An only child's answers are those of the user; with several, each has its own. */
export const ownAnswersOf = (about: About | undefined): string | null =>
  about && about.siblings.length > 1 ? about.child._id : null;
