import { type Role, ROLES } from '@amberway/contract/kernel/roles';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { abortSessionCalls, whenSessionRefused } from '../api.ts';
import { ownerOfDrafts } from '../drafts/owner.ts';
import {
  removeDraftsOfOthers,
  removeDrafts,
  sendWaiting,
  storeUnsent,
  takeDrafts,
  unsentDrafts,
} from '../drafts/sign-out.ts';
import { endDevice } from '../device/end.ts';
import { newKey } from '../new-key.ts';
import { forgetReady, readyOwner } from '../ready/choice.ts';
import { removeKept } from '../ready/kept-view.ts';
import { mayLose, whileStoring } from '../drafts/unsent-question.ts';
import { currentPath, replaceWith } from '../navigation.ts';
import { currentBearer, clearCredentials, setBearer, setMark } from './credentials.ts';
import { clearMediaToken, setMediaToken } from './media-token.ts';
import { clearReturnPage, rememberPage } from './return-page.ts';
import { endOnServer } from './server-sign-out.ts';
import { signInPage } from './sign-in-page.ts';
import { mayBeSignedIn } from './signed-in.ts';
import { closeSession, currentSession, openSession } from './state.ts';
import { forget, clearStored, read, write } from './storage.ts';
import { takeWayBack } from './way-back.ts';

/**
 * signOut: by the user. idle: an hour without activity. expired: ended by the server.
 * elsewhere: ended by another tab.
 */
export type EndReason = 'signOut' | 'idle' | 'expired' | 'elsewhere';

export const LOGGED_OUT_PATH = `${PUBLIC_ROUTES.login}#logout`;
const LINK_PAGES = PUBLIC_ROUTES.resetPassword.replace(':token?', '');

export const ownerOf = ({ role, _id }: Pick<CurrentUser, 'role' | '_id'>): string => `${role}:${_id}`;

/** The id of the signed-in user, from the browser's storage. */
export const storedUserId = (): string | null => read('owner')?.split(':')[1] ?? null;

/** Distinguishes the sign-ins of this browser. */
export const newMark = (): string => {
  const mark = newKey();
  write('mark', mark);
  return mark;
};

/** What other tabs watch. The owner is written last, since they react to it. */
export const storeOwner = (user: Pick<CurrentUser, 'role' | '_id'>, mark: string | null): void => {
  if (mark) write('mark', mark);
  write('lastActive', String(Date.now()));
  write('owner', ownerOf(user));
};

/** Takes over the tokens of a response to login, actAs and the like. */
export const storeSession = ({ token, gcpToken, ...user }: SignedIn): CurrentUser => {
  setBearer(token);
  setMediaToken(gcpToken);
  const mark = newMark();
  setMark(mark);
  forget('signOutPending');
  storeOwner(user, mark);
  removeDraftsOfOthers(ownerOfDrafts(user));
  const isReady = readyOwner() === ownerOf(user);
  if (!isReady) forgetReady();
  void endDevice(isReady ? { owner: user._id } : {});
  return user;
};

export const startSession = (signedIn: SignedIn): void => openSession(storeSession(signedIn));

/** The role of the actor: in a customer's view, the staff member's. */
const roleHere = (): Role | undefined => {
  const user = currentSession()?.user;
  const stored = read('owner')?.split(':')[0];
  return user?.actor?.role ?? user?.role ?? ROLES.find((role) => role === stored);
};

/** A page opened from an email link outlives the session: it belongs to the link. */
const isLinkPage = (): boolean =>
  window.location.pathname.startsWith(LINK_PAGES) && window.location.pathname !== LINK_PAGES;

/**
 * Ends the session in this browser: tokens, selections, drafts, memory, calls. `signOut` ends it on the server.
 * Resolves with whether the device has nothing of it any more.
 */
export const endSession = (reason: EndReason): Promise<boolean> => {
  const session = currentSession();
  const userId = session?.user._id ?? storedUserId();
  const next = isLinkPage() ? currentPath() : reason === 'signOut' ? signInPage(roleHere()) : LOGGED_OUT_PATH;
  if (reason === 'signOut') clearReturnPage();
  else if (currentPath() !== next) rememberPage(currentPath(), userId);
  if (reason === 'signOut') removeDrafts();
  else takeDrafts();
  // A device with a pass stays ready until its owner signs out.
  if (reason === 'signOut') forgetReady();
  const deviceEnded = endDevice({ passes: reason !== 'signOut' });
  const owner = read('owner');
  if (reason === 'expired' && owner) void removeKept(owner).catch(() => {});
  clearCredentials();
  clearMediaToken();
  clearStored();
  abortSessionCalls();
  closeSession();
  replaceWith(next);
  return deviceEnded;
};

/** Ends it on the server as well, without waiting for the response: the browser may be offline. */
const leave = (reason: 'signOut' | 'idle'): void => {
  const token = currentBearer();
  const isKnown = mayBeSignedIn();
  // If the browser is closed before everything has ended, the next start repeats it.
  if (isKnown) write('signOutPending', '1');
  const deviceEnded = endSession(reason);
  // The token must stay valid until the last draft has been stored.
  if (isKnown) void Promise.all([sendWaiting(token), deviceEnded]).then(([, ended]) => endOnServer(token, ended));
};

let storing = false;

/** Asks before discarding what cannot be stored. */
const leaveAfterStoring = async (): Promise<void> => {
  if (storing) return;
  storing = true;
  try {
    const token = currentBearer();
    const unsent = token ? await whileStoring(storeUnsent(token)) : unsentDrafts();
    const stays = unsent.length > 0 && !(await mayLose(unsent.map(({ name }) => name)));
    // The session may have ended meanwhile, by idling or in another tab.
    if (!stays && mayBeSignedIn()) leave('signOut');
  } finally {
    storing = false;
  }
};

/** By the user, or after idling: then nobody is there to ask about unsent drafts. */
export const signOut = (reason: 'signOut' | 'idle' = 'signOut'): void => {
  if (reason === 'signOut' && unsentDrafts().length > 0) void leaveAfterStoring();
  else leave(reason);
};

// Losing a customer's view does not end the staff member's own session.
whenSessionRefused(() => {
  if (!takeWayBack()) void endSession('expired');
});
