import { SECOND } from '@amberway/contract/kernel/limits';

// A sign-out clears the browser's storage and its response removes the cookie. It must not arrive after the response to
// the next sign-in, so the two take turns: across all tabs with the Web Locks API, otherwise within this tab.

const LOCK = 'amberway-session';
/** A call that hangs does not block the next one for ever. */
const PATIENCE_MS = 5 * SECOND;

let last: Promise<unknown> = Promise.resolve();

const inThisTab = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
};

export const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
  // Plain HTTP has no Web Locks, and tests outside a document have no navigator.
  const { locks } = (globalThis.navigator ?? {}) as Partial<Navigator>;
  if (!locks) return inThisTab(work);
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, begin);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
};
