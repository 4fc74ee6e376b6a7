import { hasStoredDrafts } from '../drafts/stored.ts';
import { removeStaleLogin } from './stale.ts';
import { read } from './storage.ts';

// The start of the application for everybody. Without a session it loads no code of one, except for what an earlier
// session has left behind or when another tab signs in.

const waiting = new AbortController();

/** Loads the code of a session, which follows other tabs from then on. */
export const loadSession = async () => {
  const code = await import('./session-code.ts');
  waiting.abort();
  code.followOtherTabs();
  return code;
};

type SessionCode = Awaited<ReturnType<typeof loadSession>>;

/** Offline the code may not load: the next start does it. */
const withSession = (work: (code: SessionCode) => void): void => void loadSession().then(work, () => {});

const finishSignOut = (): void => {
  if (read('signOutPending') !== null) withSession((code) => code.finishSignOut());
};

/** Another tab may sign in: this one follows. A page restored from the bfcache has missed its storage events. */
const waitForSession = (): void => {
  const { signal } = waiting;
  const look = () => {
    if (read('owner') !== null) withSession((code) => code.catchUp());
  };
  window.addEventListener('storage', look, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
};

let began = false;
/** Whether somebody seemed to be signed in when the document was opened: the server may have ended the session since. */
export const beganSignedIn = (): boolean => began;

/** Removes stale sign-in data and loads the current user. Returns whether somebody may be signed in. */
export const startApp = (): boolean => {
  const signedIn = removeStaleLogin();
  began = signedIn;
  window.addEventListener('online', finishSignOut);
  if (signedIn) {
    withSession((code) => void code.bootSession());
    return true;
  }
  waitForSession();
  // The session ended while no page was open: its drafts must not stay in storage either.
  if (hasStoredDrafts()) withSession((code) => code.takeDrafts());
  finishSignOut();
  return false;
};
