import { logout, refresh } from '@amberway/contract/auth/endpoints';
import { ApiError, isPassing } from '../api-error.ts';
import { call } from '../api.ts';
import { exclusively } from './exclusive.ts';
import { forget, read, write } from './storage.ts';
import { putBack, whatStays } from './what-stays.ts';

/** Ends a session on the server, whose answer empties the storage of this site. */
const end = (bearer: string): Promise<void> =>
  exclusively(async () => {
    const stays = whatStays();
    try {
      await call(logout, undefined, { bearer, keepalive: true });
      forget('signOutPending');
    } catch (error) {
      // The cookie is still there: only an answer of the server can remove it.
      if (isPassing(error)) write('signOutPending', '1');
    } finally {
      putBack(stays);
    }
  });

/** Without a bearer, as after a start that did not reach the server, the cookie has to give it first. */
export const endOnServer = async (bearer: string | null): Promise<void> => {
  try {
    await end(bearer ?? (await call(refresh, undefined, { bearer: null })).data.token);
  } catch (error) {
    if (isPassing(error)) write('signOutPending', '1');
    else if (error instanceof ApiError) forget('signOutPending');
  }
};

/** A sign-out that did not reach the server is finished as soon as it can be, unless somebody has signed in since. */
export const finishSignOut = (): void => {
  if (read('signOutPending') === null) return;
  if (read('owner') === null) void endOnServer(null);
  else forget('signOutPending');
};
