/** The page that a mail about notifications links to, for people who are not signed in. */
export const stopTexts = {
  title: 'Stop these mails?',
  hint: 'Amberway then no longer writes to you about new notifications. Mails about your account still come.',
  stop: 'Stop the mails',
  stopped: 'The mails have stopped',
  stoppedHint: 'You can switch them on again under Notifications.',
  unknown: 'This link does not work. You can switch the mails off under Notifications.',
} as const;

export const DIGEST_TOKEN_MAX = 200;
