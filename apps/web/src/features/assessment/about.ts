import type { MemberSummary } from '@amberway/contract/members/schemas';

/** The child of an assessment, and how to switch to a sibling's. */
export type About = { child: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };

/** The answers for an only child are stored with the user; with several children each has its own. */
export const ownAnswersOf = (about: About | undefined): string | null =>
  about && about.siblings.length > 1 ? about.child._id : null;
