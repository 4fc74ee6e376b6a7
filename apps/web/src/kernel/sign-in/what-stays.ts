// What survives a sign-out: it is about the screen and the app, and identifies no family. What a device keeps ready is
// removed by kernel/device/end.ts; entries that wait to be sent stay, sealed, for their owner.

const DISPLAY = 'amberway.display';
const APP_CHECK = 'appCheckToken';
/** The plans a staff member last filtered a list by, which the specification requires to be restored. */
const PLAN_FILTERS = 'planTypeFilter.';

/** Removed by a sign-out (kernel/ready/choice.ts); an hour without use leaves it. */
const READY = ['deviceReady', 'devicePass'];

const STAY: readonly string[] = [DISPLAY, APP_CHECK, ...READY];
const stays = (key: string): boolean => STAY.includes(key) || key.startsWith(PLAN_FILTERS);

/** Empties the storage of this site, in every tab that shares it. */
export const clearAllButWhatStays = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (!stays(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage that throws holds nothing.
  }
};
