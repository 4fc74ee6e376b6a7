import { MEDIA_TOKEN_MS, MINUTE, SESSION_REFRESH_MS } from '@amberway/contract/kernel/limits';
import { getMe } from '@amberway/contract/users/endpoints';
import { ApiError } from '../api-error.ts';
import { call } from '../api.ts';
import { renewAppCheck } from '../app-check.ts';
import { handOverDrafts } from '../drafts/sign-out.ts';
import { isLeaving } from './leaving.ts';
import { mediaAge } from './media-token.ts';
import { refreshSession } from './refresh.ts';
import { currentSession, openSession } from './state.ts';
import { ownerOf } from './session.ts';
import { removeStaleLogin } from './stale.ts';
import { read, write } from './storage.ts';

/** unreachable: the session may be fine but the server did not answer; the page offers to try again. */
export type BootOutcome = 'signedIn' | 'signedOut' | 'maintenance' | { unreachable: ApiError };

/** The document is on its way to somebody else's page: nothing is decided here any more. */
const never = () => new Promise<BootOutcome>(() => {});

let running: Promise<BootOutcome | undefined> | undefined;

/** An old media token is renewed beside the user; the page waits only for one that its pictures cannot use. */
const renewMedia = (): Promise<void> | undefined => {
  const age = mediaAge();
  if (age < SESSION_REFRESH_MS) return undefined;
  const renewed = refreshSession();
  return age < MEDIA_TOKEN_MS - MINUTE ? undefined : renewed;
};

const loadUser = async (): Promise<BootOutcome | undefined> => {
  if (!read('token')) return 'signedOut';
  try {
    const [{ data }] = await Promise.all([call(getMe), renewMedia()]);
    if (isLeaving()) return undefined;
    openSession(data);
    write('owner', ownerOf(data));
    if (!read('lastActive')) write('lastActive', String(Date.now()));
    return 'signedIn';
  } catch (error) {
    if (isLeaving()) return undefined;
    if (!(error instanceof ApiError)) return 'signedOut';
    if (error.status === 503 && error.code === 'unavailable') return 'maintenance';
    // A refused session was ended by the client already; a token the server rejects otherwise stays, with a retry.
    return read('token') ? { unreachable: error } : 'signedOut';
  }
};

/** The current user, asked for once; later callers get the same answer until the session changes. */
export const bootSession = async (): Promise<BootOutcome> => {
  if (currentSession()) return 'signedIn';
  if (isLeaving()) return never();
  if (!read('token')) return 'signedOut';
  running ??= loadUser().finally(() => {
    running = undefined;
  });
  return (await running) ?? never();
};

/** Application start: old login data goes, the app-check token and the current user are asked for. */
export const startApp = (): void => {
  const hasToken = removeStaleLogin();
  void renewAppCheck();
  if (hasToken) void bootSession();
  // The session ended while no page was open; words that the server has do not stay here either.
  else void handOverDrafts(null);
};
