import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { forgetAll, forget, read, readBusinessAccess } from './storage.ts';

const TOKEN = /^[\w.~+/=-]{16,512}$/;

/**
 * Removes what an earlier visit left behind: selections without a session, a token that cannot be one,
 * a session nobody has used for longer than the idle limit. Answers whether a usable token remains.
 */
export const removeStaleLogin = (now: number = Date.now()): boolean => {
  const token = read('token');
  const lastActive = Number(read('lastActive') ?? Number.NaN);
  const idleTooLong = Number.isFinite(lastActive) && now - lastActive >= IDLE_TIMEOUT_MS;
  if (!token || !TOKEN.test(token) || idleTooLong) {
    forgetAll();
    return false;
  }
  // A record that cannot be read says nothing about whose view is open.
  if (read('businessAccess') !== null && readBusinessAccess() === null) forget('businessAccess');
  return true;
};
