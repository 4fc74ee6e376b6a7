import { refresh } from '@amberway/contract/auth/endpoints';
import { SECOND } from '@amberway/contract/kernel/limits';
import { rememberOffsets } from '@amberway/contract/kernel/zone-offsets';
import type { Refreshed } from '@amberway/contract/auth/schemas';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { ApiError } from '../api-error.ts';
import { call, isSessionRefusal } from '../api.ts';
import { takeEarlySession } from '../early.ts';
import { setBearer, setMark, setWayBack } from './credentials.ts';
import { isLeaving } from './leaving.ts';
import { setMediaToken } from './media-token.ts';
import { endSession, newMark, ownerOf } from './session.ts';
import { mayBeSignedIn } from './signed-in.ts';
import { currentSession, openSession } from './state.ts';
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
  openSession(user);
};

const restore = async (): Promise<BootOutcome | undefined> => {
  if (!mayBeSignedIn()) return 'signedOut';
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
    return 'signedIn';
  } catch (error) {
    if (isLeaving()) return undefined;
    if (!(error instanceof ApiError)) return 'signedOut';
    if (isMaintenance(error)) return 'maintenance';
    if (!isSessionRefusal(error)) return { unreachable: error };
    endSession('expired');
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
