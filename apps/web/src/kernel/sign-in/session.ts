import { type Role, ROLES } from '@amberway/contract/kernel/roles';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
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
import { newTextId } from '../drafts/text-key.ts';
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
 * signOut: the user asked. idle: nobody was there for an hour. expired: the server ended it.
 * elsewhere: another tab ended it.
 */
export type EndReason = 'signOut' | 'idle' | 'expired' | 'elsewhere';

export const LOGGED_OUT_PATH = `${PUBLIC_ROUTES.login}#logout`;
const LINK_PAGES = PUBLIC_ROUTES.resetPassword.replace(':token?', '');

export const ownerOf = ({ role, _id }: Pick<CurrentUser, 'role' | '_id'>): string => `${role}:${_id}`;

/** The id of who is signed in, as the browser stores it. */
export const storedUserId = (): string | null => read('owner')?.split(':')[1] ?? null;

/** For this browser only, to tell its sign-ins apart. */
export const newMark = (): string => {
  const mark = newTextId();
  write('mark', mark);
  return mark;
};

/** What other tabs go by. The owner goes last: they act on it. */
export const storeOwner = (user: Pick<CurrentUser, 'role' | '_id'>, mark: string | null): void => {
  if (mark) write('mark', mark);
  write('lastActive', String(Date.now()));
  write('owner', ownerOf(user));
};

/** Takes over the tokens of a login-like answer. */
export const storeSession = ({ token, gcpToken, ...user }: SignedIn): CurrentUser => {
  setBearer(token);
  setMediaToken(gcpToken);
  const mark = newMark();
  setMark(mark);
  forget('signOutPending');
  storeOwner(user, mark);
  removeDraftsOfOthers(ownerOfDrafts(user));
  return user;
};

/** Signs this tab in. */
export const startSession = (signedIn: SignedIn): void => openSession(storeSession(signedIn));

/** The role of the person at the screen: of the staff member in a customer's view. */
const roleHere = (): Role | undefined => {
  const user = currentSession()?.user;
  const stored = read('owner')?.split(':')[0];
  return user?.actor?.role ?? user?.role ?? ROLES.find((role) => role === stored);
};

/** A page opened by a link from a mail outlives the session: it belongs to the link. */
const isLinkPage = (): boolean =>
  window.location.pathname.startsWith(LINK_PAGES) && window.location.pathname !== LINK_PAGES;

/** Ends the session in this browser: tokens, selections, texts, memory, running calls. `signOut` ends it on the server. */
export const endSession = (reason: EndReason): void => {
  const session = currentSession();
  const userId = session?.user._id ?? storedUserId();
  const next = isLinkPage() ? currentPath() : reason === 'signOut' ? signInPage(roleHere()) : LOGGED_OUT_PATH;
  if (reason === 'signOut') clearReturnPage();
  else if (currentPath() !== next) rememberPage(currentPath(), userId);
  if (reason === 'signOut') removeDrafts();
  else takeDrafts();
  clearCredentials();
  clearMediaToken();
  clearStored();
  abortSessionCalls();
  closeSession();
  replaceWith(next);
};

/** Ends it on the server as well. The browser does not wait for the answer: it may be offline. */
const leave = (reason: 'signOut' | 'idle'): void => {
  const token = currentBearer();
  const isKnown = mayBeSignedIn();
  endSession(reason);
  // The token must live until the last unfinished text has been stored.
  if (isKnown) void sendWaiting(token).then(() => endOnServer(token));
};

let storing = false;

/** What cannot be stored is not dropped without asking. */
const leaveAfterStoring = async (): Promise<void> => {
  if (storing) return;
  storing = true;
  try {
    const token = currentBearer();
    const unsent = token ? await whileStoring(storeUnsent(token)) : unsentDrafts();
    const stays = unsent.length > 0 && !(await mayLose(unsent.map(({ name }) => name)));
    // The session may have ended meanwhile, by the clock or elsewhere.
    if (!stays && mayBeSignedIn()) leave('signOut');
  } finally {
    storing = false;
  }
};

/** The user asked for it, or nobody is there any more: then there is nobody to ask either. */
export const signOut = (reason: 'signOut' | 'idle' = 'signOut'): void => {
  if (reason === 'signOut' && unsentDrafts().length > 0) void leaveAfterStoring();
  else leave(reason);
};

// A customer's view that is lost is not the end of the staff member's own session.
whenSessionRefused(() => {
  if (!takeWayBack()) endSession('expired');
});
