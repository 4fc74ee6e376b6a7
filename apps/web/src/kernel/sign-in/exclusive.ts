import { SECOND } from '@amberway/contract/kernel/limits';

// The answer to a sign-out empties the browser's storage and removes the cookie. It must not arrive after the answer to
// the next sign-in, so the two take turns: over all tabs where the browser has locks, else within this one.

const LOCK = 'amberway-session';
/** A call that hangs does not stand in the next one's way for ever. */
const PATIENCE_MS = 5 * SECOND;

let last: Promise<unknown> = Promise.resolve();

const inThisTab = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
};

export const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
  // Plain http has none, and tests outside a document have no navigator.
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
