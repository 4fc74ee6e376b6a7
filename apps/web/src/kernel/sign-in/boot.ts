import { refresh } from '@amberway/contract/auth/endpoints';
import { SECOND } from '@amberway/contract/kernel/limits';
import { rememberOffsets } from '@amberway/contract/kernel/zone-offsets';
import type { Refreshed } from '@amberway/contract/auth/schemas';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { ApiError } from '../api-error.ts';
import { call, confirmBeforeCalls, isSessionRefusal } from '../api.ts';
import { takeEarlySession } from '../early.ts';
import { isReadyFor } from '../ready/choice.ts';
import { takeKept } from '../ready/kept-view.ts';
import { setBearer, setMark, setWayBack } from './credentials.ts';
import { isLeaving } from './leaving.ts';
import { setMediaToken } from './media-token.ts';
import { endSession, newMark, ownerOf } from './session.ts';
import { mayBeSignedIn } from './signed-in.ts';
import { currentSession, openSession, updateSessionUser } from './state.ts';
import { read, readBusinessAccess, write } from './storage.ts';
import { clearView, leaveView } from './way-back.ts';

/** unreachable: the session may be valid but the server did not respond; the page offers a retry. */
export type BootOutcome = 'signedIn' | 'signedOut' | 'maintenance' | { unreachable: ApiError };

/** The document is navigating to another user's page: nothing is decided here any more. */
const never = () => new Promise<BootOutcome>(() => {});

/** Long enough for a server that restarts or was briefly overloaded. */
const PAUSE_MS = SECOND;

const isMaintenance = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 503 && error.code === 'unavailable';

const loadSession = () => call(refresh, undefined, { bearer: null, early: takeEarlySession() });

/** One 503 does not mean maintenance yet: the call is retried once. */
const loadSessionPatiently = async () => {
  try {
    return await loadSession();
  } catch (error) {
    if (!isMaintenance(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return loadSession();
  }
};

let running: Promise<BootOutcome | undefined> | undefined;

/** Makes the cookie's session the session of this document. */
const adopt = ({ token, gcpToken, own, offsets }: Refreshed, user: CurrentUser): void => {
  rememberOffsets(offsets ?? undefined);
  setBearer(token);
  setMediaToken(gcpToken);
  setWayBack(own && { token: own.token, owner: ownerOf(own) });
  setMark(read('mark') ?? newMark());
  // Another tab may have signed in as someone else while this one loaded: the stored selections are that user's.
  if (read('owner') !== ownerOf(user)) clearView();
  write('owner', ownerOf(user));
  if (!read('lastActive')) write('lastActive', String(Date.now()));
};

const confirmKept = async (): Promise<void> => {
  try {
    const { data } = await loadSession();
    const { user } = data;
    if (isLeaving()) return;
    const shown = currentSession()?.user;
    // Somebody else signed in here since: what is shown is not theirs.
    if (!user || !shown || ownerOf(user) !== ownerOf(shown)) return void (await endSession('expired'));
    adopt(data, user);
    updateSessionUser(user);
    confirmBeforeCalls(undefined);
  } catch (error) {
    // Without a mark nobody was signed in when the page opened: the session had ended by itself.
    if (error instanceof ApiError && isSessionRefusal(error) && !isLeaving())
      void endSession(read('mark') === null ? 'idle' : 'expired');
    throw error;
  }
};

let confirming: Promise<void> | undefined;
const confirmOnce = (): Promise<void> =>
  (confirming ??= confirmKept().finally(() => {
    confirming = undefined;
  }));

/** Shows this device's copy at once if the family chose to have one; the server confirms the session meanwhile. */
const openKept = async (): Promise<boolean> => {
  const owner = read('owner');
  if (!owner || !isReadyFor(owner) || readBusinessAccess()) return false;
  const kept = await takeKept(owner);
  if (!kept || isLeaving() || currentSession()) return false;
  openSession(kept.user);
  confirmBeforeCalls(confirmOnce);
  // If it fails, the next call tries again.
  confirmOnce().catch(() => {});
  return true;
};

const restore = async (): Promise<BootOutcome | undefined> => {
  if (!mayBeSignedIn()) return 'signedOut';
  if (await openKept()) return 'signedIn';
  try {
    const { data } = await loadSessionPatiently();
    if (isLeaving()) return undefined;
    const { user } = data;
    if (!user) return 'signedOut';
    if (readBusinessAccess() && user.actor === null) {
      // A customer's view was open here, but the server has only the staff member's own session now.
      leaveView({ token: data.token, owner: ownerOf(user) });
      return undefined;
    }
    adopt(data, user);
    openSession(user);
    return 'signedIn';
  } catch (error) {
    if (isLeaving()) return undefined;
    if (!(error instanceof ApiError)) return 'signedOut';
    if (isMaintenance(error)) return 'maintenance';
    if (!isSessionRefusal(error)) return { unreachable: error };
    void endSession('expired');
    return 'signedOut';
  }
};

/** The current user, loaded once; later callers get the same result until the session changes. */
export const bootSession = async (): Promise<BootOutcome> => {
  if (currentSession()) return 'signedIn';
  if (isLeaving()) return never();
  if (!mayBeSignedIn()) return 'signedOut';
  running ??= restore().finally(() => {
    running = undefined;
  });
  return (await running) ?? never();
};
