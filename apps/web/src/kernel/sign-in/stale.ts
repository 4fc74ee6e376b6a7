import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { readyOwner } from '../ready/choice.ts';
import { forget, clearStored, clearFormerKeys, read, readBusinessAccess, write } from './storage.ts';

/** Loaded only then: it is code of a session, which the sign-in page does without. */
const forgetDevice = (): void =>
  void import('../device/end.ts').then(({ endDevice }) => endDevice({ passes: true })).catch(() => {});

/**
 * Removes what an earlier visit left behind: selections without a session, a session unused for longer than the
 * idle limit, tokens stored by earlier versions. Returns whether a user may still be signed in.
 */
export const removeStaleLogin = (now: number = Date.now()): boolean => {
  clearFormerKeys();
  const lastActive = Number(read('lastActive') ?? Number.NaN);
  const idleTooLong = Number.isFinite(lastActive) && now - lastActive >= IDLE_TIMEOUT_MS;
  if (read('owner') === null || idleTooLong) {
    if (read('owner') !== null) forgetDevice();
    clearStored();
    const ready = readyOwner();
    // Without a network nobody can sign in: what the family chose to have on this device can be read.
    if (ready === null || navigator.onLine) return false;
    write('owner', ready);
    write('lastActive', String(now));
    return true;
  }
  // An unreadable record does not tell whose view is open.
  if (read('businessAccess') !== null && readBusinessAccess() === null) forget('businessAccess');
  return true;
};
