// Texts about what waits to be sent, for every screen and for the page Practise.

export const outboxTexts = {
  waits: 'Waits to be sent',
  waiting: (count: number) => (count === 1 ? '1 waits to be sent.' : `${count} wait to be sent.`),
  byThemselves: (count: number) =>
    count === 1 ? 'It goes by itself when you are connected.' : 'They go by themselves when you are connected.',
  notTaken: 'Not taken – ask your coach',
  tooLarge: 'It is too large to be sent from here. Your text stays here until you dismiss it.',
  dismiss: 'Dismiss',
} as const;
