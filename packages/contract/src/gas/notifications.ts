import { goalsPath } from './paths.ts';
import type { NotificationKind, NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget, recordTarget } from '../shell/notification-targets.ts';

export const gasNotificationTexts = {
  toAgree: (name: string, title: string) => `${name} wrote a goal with you: ${title}. Do you agree?`,
  agreed: (name: string, title: string) => `${name} agreed to the goal: ${title}`,
  /** Without the level: each side rates unseen by the other. */
  toRate: (name: string, title: string) => `${name} said where you are now: ${title}. What do you think?`,
  /** By the server, to each side that has not rated on the day of the review. */
  reviewToday: (title: string) => `Today is the day to look at a goal together: ${title}. Where are you now?`,
  /** Both are in and differ. */
  toSettle: (title: string) => `You both said where you are now: ${title}. Talk it over and agree on a step.`,
  settled: (title: string) => `You agreed where you are now: ${title}`,
} as const;

/** The ladder itself: of the child, and of the outcome if it still exists. */
const ofOutcome: NotificationKind = {
  record: 'outcome',
  target: ({ member, outcome }) =>
    member ? pageTarget(goalsPath(member._id, outcome?._id)) : recordTarget('outcome', outcome),
};

/** To the other side of a goal scale. */
export const gasNotifications = {
  GAS_TO_AGREE: ofOutcome,
  GAS_AGREED: ofOutcome,
  GAS_TO_RATE: ofOutcome,
  GAS_TO_SETTLE: ofOutcome,
  GAS_SETTLED: ofOutcome,
} as const satisfies NotificationKinds;
