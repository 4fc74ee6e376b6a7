/** The address a reset mail was asked for travels with the navigation, never in the page's address. */
export const askedFor = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined;
