import { refresh } from '@amberway/contract/auth/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { call } from '../api.ts';
import { storeWaiting } from '../drafts/sign-out.ts';
import { currentMark } from './credentials.ts';
import { isLeaving, startLeaving } from './leaving.ts';
import { showNoticeAfterReload } from './next-notice.ts';
import { storePage } from './return-page.ts';
import { endSession, ownerOf, storedUserId, storeOwner } from './session.ts';
import { closeSession, currentSession } from './state.ts';
import { read, storageKey } from './storage.ts';

// Signing in, signing out and opening a customer's view in one tab carry over to the others.

type Known = { owner: string; mark: string | null };

/** What a tab has to do when storage changed under it. */
export const reactionTo = (
  mine: Known | null,
  stored: { owner: string | null; mark: string | null },
): 'nothing' | 'end' | 'reload' | 'leave' => {
  if (mine === null) return stored.owner ? 'reload' : 'nothing';
  if (!stored.owner) return 'end';
  if (stored.owner !== mine.owner) return 'leave';
  // The same person signed in anew while this tab was asleep: its token is of the session before.
  return stored.mark === mine.mark ? 'nothing' : 'reload';
};

/** A page of the old identity must not stay on screen. */
const leaveIdentity = (): void => {
  const actor = currentSession()?.user.actor;
  if (actor && read('owner') === ownerOf(actor)) showNoticeAfterReload('viewLeftElsewhere');
  startLeaving();
  closeSession();
  window.location.replace(SCREENS.home.path);
};

/** What waits in memory for this very person is stored for the next document; a signed-out tab's guards decide there. */
const reloadPage = (): void => {
  storeWaiting(storedUserId());
  storePage(storedUserId());
  window.location.reload();
};

const catchUp = (): void => {
  if (isLeaving()) return;
  const session = currentSession();
  const mine = session && { owner: ownerOf(session.user), mark: currentMark() };
  const reaction = reactionTo(mine, { owner: read('owner'), mark: read('mark') });
  if (reaction === 'end') endSession('elsewhere');
  else if (reaction === 'leave') leaveIdentity();
  else if (reaction === 'reload') reloadPage();
};

/**
 * Storage was emptied as a whole: by hand, or by the answer to an earlier sign-out. A sign-out itself removes the owner
 * first, so this says nothing about this session; the server does. A refusal ends it as any other would.
 */
const afterEmptying = async (): Promise<void> => {
  const session = currentSession();
  if (!session || read('owner') !== null) return catchUp();
  try {
    await call(refresh);
    if (currentSession()?.started === session.started) storeOwner(session.user, currentMark());
  } catch {
    // Ended by the refusal, or looked at again with the next change.
  }
  return undefined;
};

/** Returns how to stop it. */
export const followOtherTabs = (): (() => void) => {
  const watched = [storageKey('mark'), storageKey('owner')];
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) void afterEmptying();
    else if (watched.includes(key)) catchUp();
  };
  // The browser may bring a page back as it was left, and it has heard nothing since.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUp();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
};
