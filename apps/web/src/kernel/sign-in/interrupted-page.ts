/** The page that a server under maintenance could not show. It is stored in the navigation's state. */
export const interruptedPage = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null;
