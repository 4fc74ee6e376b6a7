import { logout, refresh } from '@amberway/contract/auth/endpoints';
import { ApiError, isPassing } from '../api-error.ts';
import { call } from '../api.ts';
import { endDevice } from '../device/end.ts';
import { readyOwner } from '../ready/choice.ts';
import { forgetPass, storedPassId } from '../ready/pass-id.ts';
import { exclusively } from './exclusive.ts';
import { forget, read, write } from './storage.ts';
import { clearAllButWhatStays } from './what-stays.ts';

/** The next start has nothing to repeat, unless the device still has something of the session. */
const finished = (deviceEnded: boolean): void => {
  if (deviceEnded) forget('signOutPending');
};

/** Ends a session on the server. Everything that the pages stored is cleared, except what waits to be sent. */
const end = (bearer: string, deviceEnded: boolean): Promise<void> =>
  exclusively(async () => {
    try {
      const pass = readyOwner() === null ? storedPassId() : null;
      await call(logout, { body: pass === null ? {} : { pass } }, { bearer, keepalive: true });
      if (readyOwner() === null) forgetPass();
      // Somebody else may have signed in meanwhile: what is stored is theirs then.
      if (read('owner') === null) {
        clearAllButWhatStays();
        write('signOutPending', '1');
      }
      finished(deviceEnded);
    } catch (error) {
      // The HttpOnly cookie is still there: only a server response can remove it.
      if (!isPassing(error)) finished(deviceEnded);
    }
  });

/** Without a bearer, as after a start that did not reach the server, auth/refresh has to return one first. */
export const endOnServer = async (bearer: string | null, deviceEnded: boolean): Promise<void> => {
  try {
    await end(bearer ?? (await call(refresh, undefined, { bearer: null })).data.token, deviceEnded);
  } catch (error) {
    if (error instanceof ApiError && !isPassing(error)) finished(deviceEnded);
  }
};

/** Completes a sign-out that was interrupted or did not reach the server, unless somebody has signed in since. */
export const finishSignOut = (): void => {
  if (read('signOutPending') === null) return;
  if (read('owner') !== null) return forget('signOutPending');
  void endDevice({ passes: readyOwner() !== null }).then((ended) => endOnServer(null, ended));
};
