// Texts of the bell, its screen and its mail. Texts of the notifications are in the slices that declare their kinds.
export const notificationTexts = {
  sayWhat: 'Please say what it is about.',
  sayChild: 'Please say which child it is about.',

  loadMore: 'Load More',
  title: 'Notifications',
  none: 'You have no notifications yet.',

  digestSubject: (count: number) =>
    count === 1 ? 'You have 1 new notification' : `You have ${count} new notifications`,
  digestLine: (count: number) =>
    count === 1
      ? 'There is 1 new notification waiting for you in Amberway.'
      : `There are ${count} new notifications waiting for you in Amberway.`,
  digestOptOut: 'You can switch this daily mail off in your settings.',
  digestOpen: 'See notifications',
  digestSetting: 'Send me a mail once a day when there is something new',
} as const;

export const BELL_PAGE_SIZE = 10;
export const NOTIFICATIONS_PAGE_SIZE = 100;
