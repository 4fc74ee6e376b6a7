import { logout } from '@amberway/contract/auth/endpoints';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { abortSessionCalls, call, whenSessionRefused } from '../api.ts';
import { ownerOfDrafts } from '../drafts/owner.ts';
import { forgetDraftsOfOthers, handOverDrafts } from '../drafts/sign-out.ts';
import { currentPath, replaceWith } from '../navigation.ts';
import { writeMediaToken } from './media-token.ts';
import { forgetPage, rememberPage } from './return-page.ts';
import { closeSession, currentSession, openSession } from './state.ts';
import { forgetAll, read, write } from './storage.ts';
import { takeWayBack } from './way-back.ts';

/**
 * signOut: the user asked. idle: nobody was there for an hour. expired: the server ended it.
 * elsewhere: another tab ended it.
 */
export type EndReason = 'signOut' | 'idle' | 'expired' | 'elsewhere';

export const LOGGED_OUT_PATH = `${PUBLIC_ROUTES.login}#logout`;

export const ownerOf = ({ role, _id }: Pick<CurrentUser, 'role' | '_id'>): string => `${role}:${_id}`;

/** The id of who is signed in, as the browser keeps it. */
export const storedUserId = (): string | null => read('owner')?.split(':')[1] ?? null;

/** Stores the tokens of a login-like answer. The owner goes last: other tabs act on it. */
export const storeSession = ({ token, gcpToken, ...user }: SignedIn): CurrentUser => {
  const now = Date.now();
  write('token', token);
  writeMediaToken(gcpToken, now);
  write('lastActive', String(now));
  write('owner', ownerOf(user));
  forgetDraftsOfOthers(ownerOfDrafts(user));
  return user;
};

/** Signs this tab in. */
export const startSession = (signedIn: SignedIn): void => openSession(storeSession(signedIn));

/** Ends the session in this browser: tokens, selections, memory, running calls. The server is told by `signOut`. */
export const endSession = (reason: EndReason): void => {
  const session = currentSession();
  const userId = session?.user._id ?? storedUserId();
  if (reason === 'signOut') forgetPage();
  else if (currentPath() !== LOGGED_OUT_PATH) rememberPage(currentPath(), userId);
  forgetAll();
  if (reason === 'expired') void handOverDrafts(null);
  abortSessionCalls();
  closeSession();
  replaceWith(reason === 'signOut' ? PUBLIC_ROUTES.login : LOGGED_OUT_PATH);
};

/** Ends it on the server as well. The browser does not wait for the answer: it may be offline. */
export const signOut = (reason: 'signOut' | 'idle' = 'signOut'): void => {
  const token = read('token');
  endSession(reason);
  if (!token) return;
  // The token must live until the last unfinished text has been taken in.
  void handOverDrafts(token)
    .then(() => call(logout, undefined, { bearer: token, keepalive: true }))
    .catch(() => {
      // The server ends an idle session by itself.
    });
};

// A customer's view that is lost is not the end of the staff member's own session.
whenSessionRefused(() => {
  if (!takeWayBack()) endSession('expired');
});
