// What survives a sign-out: it is about the screen and the app, and identifies no family. The server's response
// clears the browser's storage, so it is written back afterwards.

const DISPLAY = 'amberway.display';
const APP_CHECK = 'appCheckToken';
/** The plans a staff member last filtered a list by, which the specification requires to be restored. */
const PLAN_FILTERS = 'planTypeFilter.';

const stays = (key: string): boolean => key === DISPLAY || key === APP_CHECK || key.startsWith(PLAN_FILTERS);

type Stored = (readonly [string, string])[];

export const whatStays = (): Stored => {
  try {
    return Object.keys(localStorage)
      .filter(stays)
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  } catch {
    return [];
  }
};

export const putBack = (stored: Stored): void => {
  try {
    for (const [key, value] of stored) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // Storage that throws has lost nothing either.
  }
};
