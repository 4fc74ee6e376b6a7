import { listed } from '../kernel/listed.ts';

// Texts of the bell, its screen and its mail. Texts of the notifications are in the slices that declare their kinds.
export const notificationTexts = {
  sayWhat: 'Please say what it is about.',
  sayChild: 'Please say which child it is about.',

  loadMore: 'Load More',
  title: 'Notifications',
  none: 'You have no notifications yet.',

  /** A line that stands for others about the same. */
  andMore: (message: string, more: number) => `${message}, and ${more} more`,

  digestSubject: 'What is new for you in Amberway',
  /** Kinds and numbers, never what or whom they are about. */
  digestNew: (kinds: readonly string[]) => `New for you in Amberway: ${listed(kinds)}.`,
  digestWaiting: (kinds: readonly string[]) => `This work waits: ${listed(kinds)}.`,
  digestOptOut: 'You can switch these mails off under Notifications, or with this link, without signing in:',
  digestOpen: 'See notifications',
  digestSetting: 'Send me a mail when there is something new',

  stopTitle: 'Stop these mails?',
  stopHint: 'Amberway then no longer writes to you about new notifications. Mails about your account still come.',
  stop: 'Stop the mails',
  stopped: 'The mails have stopped',
  stoppedHint: 'You can switch them on again under Notifications.',
  stopUnknown: 'This link does not work. You can switch the mails off under Notifications.',
} as const;

/** At most so many mails about notifications in seven days. Staff get none on Saturdays and Sundays. */
export const DIGESTS_PER_WEEK = { family: 3, staff: 5 } as const;

export const DIGEST_TOKEN_MAX = 200;

export const BELL_PAGE_SIZE = 10;
export const NOTIFICATIONS_PAGE_SIZE = 100;
