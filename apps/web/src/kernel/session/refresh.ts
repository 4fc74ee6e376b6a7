import { refresh } from '@amberway/contract/auth/endpoints';
import { SESSION_REFRESH_MS } from '@amberway/contract/kernel/limits';
import { call } from '../api.ts';
import { read, write } from './storage.ts';
import { refreshWayBack } from './way-back.ts';

// Keeps the server's session and the media token alive while someone is there.

let refreshedAt = 0;

export const refreshSession = async (): Promise<void> => {
  const before = read('token');
  refreshedAt = Date.now();
  try {
    const { data } = await call(refresh);
    // Signed out, or another person signed in, while the answer was on its way.
    if (read('token') !== before) return;
    write('token', data.token);
    write('gcpToken', data.gcpToken);
    await refreshWayBack();
  } catch {
    // A refused session has been ended by the client; after anything else the next tick tries again.
  }
};

/** Starts the timer and answers how to stop it. Only a session that was used since the last time is renewed. */
export const startRefreshing = (): (() => void) => {
  refreshedAt = Date.now();
  const timer = setInterval(() => {
    if (Number(read('lastActive') ?? 0) > refreshedAt) void refreshSession();
  }, SESSION_REFRESH_MS);
  return () => clearInterval(timer);
};
