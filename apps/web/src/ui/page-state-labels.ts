export const pageStateLabels = {
  failed: (parts: number) =>
    parts === 1 ? 'A part of this page could not be loaded.' : 'Parts of this page could not be loaded.',
  notConnected: 'No connection. The page goes on when it is back.',
  from: (clock: string) => `No connection. What is here is from ${clock} or before; it goes on when it is back.`,
  missing: 'No connection. What is missing here appears when it is back.',
  tryAgain: 'Try again',
} as const;
