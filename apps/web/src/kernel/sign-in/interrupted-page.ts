/** The page that could not be shown during maintenance. It is stored in the navigation's state. */
export const interruptedPage = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null;
