// Texts of the news on a family's home.
export const newsTexts = {
  label: 'News',
  whatsNew: 'What’s new',
  open: 'Open message',
  close: (title: string) => `Close news: ${title}`,
  next: 'Next slide',
  previous: 'Previous slide',
  done: 'Close slides',
  at: (number: number, of: number) => `${number} of ${of}`,
  more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
} as const;

/** Format: year.week */
export const RELEASE_ID_MAX = 10;
/** Maximum number of messages returned. */
export const NEWS_MESSAGES_MAX = 20;
