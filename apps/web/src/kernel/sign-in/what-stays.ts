// What survives a sign-out: it is about the screen and the app, and names nobody's family. The server's answer has the
// browser empty its storage, so it is put back afterwards.

const DISPLAY = 'amberway.display';
const APP_CHECK = 'appCheckToken';
/** The plans somebody of the staff last filtered a list by, which the specification wants restored. */
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
    // Storage that refuses has lost nothing either.
  }
};
