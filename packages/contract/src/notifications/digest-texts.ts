import { listed } from '../kernel/listed.ts';

// The mails about notifications, and leaving them. Apart from the bell's texts, which every page loads.

export const digestTexts = {
  subject: 'What is new for you in Amberway',
  /** Kinds and numbers, never what or whom they are about. */
  new: (kinds: readonly string[]) => `New for you in Amberway: ${listed(kinds)}.`,
  waiting: (kinds: readonly string[]) => `This work waits: ${listed(kinds)}.`,
  optOut: 'You can switch these mails off under Notifications, or with this link, without signing in:',
  open: 'See notifications',
  setting: 'Send me a mail when there is something new',
} as const;

/** At most so many mails about notifications in seven days. Staff get none on Saturdays and Sundays. */
export const DIGESTS_PER_WEEK = { family: 3, staff: 5 } as const;
