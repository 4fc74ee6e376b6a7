// Texts of the bell and its screen. Texts of the notifications are in the slices that declare their kinds.
export const notificationTexts = {
  sayWhat: 'Please say what it is about.',
  sayChild: 'Please say which child it is about.',

  loadMore: 'Load More',
  title: 'Notifications',
  none: 'You have no notifications yet.',

  /** A line that stands for others about the same. */
  andMore: (message: string, more: number) => `${message}, and ${more} more`,
} as const;

export const BELL_PAGE_SIZE = 10;
export const NOTIFICATIONS_PAGE_SIZE = 100;
