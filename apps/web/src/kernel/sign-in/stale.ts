import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { forget, clearStored, clearFormerKeys, read, readBusinessAccess } from './storage.ts';

/**
 * Removes what an earlier visit left behind: selections without a session, a session nobody has used for longer than the
 * idle limit, tokens of versions that stored them. Returns whether somebody may still be signed in.
 */
export const removeStaleLogin = (now: number = Date.now()): boolean => {
  clearFormerKeys();
  const lastActive = Number(read('lastActive') ?? Number.NaN);
  const idleTooLong = Number.isFinite(lastActive) && now - lastActive >= IDLE_TIMEOUT_MS;
  if (read('owner') === null || idleTooLong) {
    clearStored();
    return false;
  }
  // A record that cannot be read says nothing about whose view is open.
  if (read('businessAccess') !== null && readBusinessAccess() === null) forget('businessAccess');
  return true;
};
