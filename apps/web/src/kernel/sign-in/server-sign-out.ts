import { logout, refresh } from '@amberway/contract/auth/endpoints';
import { ApiError, isPassing } from '../api-error.ts';
import { call } from '../api.ts';
import { exclusively } from './exclusive.ts';
import { forget, read, write } from './storage.ts';
import { clearAllButWhatStays } from './what-stays.ts';

/** Ends a session on the server. Everything that the pages stored is cleared, except what waits to be sent. */
const end = (bearer: string): Promise<void> =>
  exclusively(async () => {
    try {
      await call(logout, undefined, { bearer, keepalive: true });
      forget('signOutPending');
      // Somebody else may have signed in meanwhile: what is stored is theirs then.
      if (read('owner') === null) clearAllButWhatStays();
    } catch (error) {
      // The HttpOnly cookie is still there: only a server response can remove it.
      if (isPassing(error)) write('signOutPending', '1');
    }
  });

/** Without a bearer, as after a start that did not reach the server, auth/refresh has to return one first. */
export const endOnServer = async (bearer: string | null): Promise<void> => {
  try {
    await end(bearer ?? (await call(refresh, undefined, { bearer: null })).data.token);
  } catch (error) {
    if (isPassing(error)) write('signOutPending', '1');
    else if (error instanceof ApiError) forget('signOutPending');
  }
};

/** Completes a sign-out that did not reach the server, unless somebody has signed in since. */
export const finishSignOut = (): void => {
  if (read('signOutPending') === null) return;
  if (read('owner') === null) void endOnServer(null);
  else forget('signOutPending');
};
