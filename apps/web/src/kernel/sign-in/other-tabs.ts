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

// Signing in, signing out and opening a customer's view in one tab also apply to the others.

type Known = { owner: string; mark: string | null };

/** What a tab has to do when the storage was changed by another one. */
export const reactionTo = (
  mine: Known | null,
  stored: { owner: string | null; mark: string | null },
): 'nothing' | 'end' | 'reload' | 'leave' => {
  if (mine === null) return stored.owner ? 'reload' : 'nothing';
  if (!stored.owner) return 'end';
  if (stored.owner !== mine.owner) return 'leave';
  // The same user signed in again while this tab was asleep: its token is from the previous session.
  return stored.mark === mine.mark ? 'nothing' : 'reload';
};

/** A page of the previous identity must not stay on screen. */
const leaveIdentity = (): void => {
  const actor = currentSession()?.user.actor;
  if (actor && read('owner') === ownerOf(actor)) showNoticeAfterReload('viewLeftElsewhere');
  startLeaving();
  closeSession();
  window.location.replace(SCREENS.home.path);
};

/** Stores what is in memory for this user for the next document; there the guards of a signed-out tab decide. */
const reloadPage = (): void => {
  storeWaiting(storedUserId());
  storePage(storedUserId());
  window.location.reload();
};

/** Does what the storage says now. */
export const catchUp = (): void => {
  if (isLeaving()) return;
  const session = currentSession();
  const mine = session && { owner: ownerOf(session.user), mark: currentMark() };
  const reaction = reactionTo(mine, { owner: read('owner'), mark: read('mark') });
  if (reaction === 'end') void endSession('elsewhere');
  else if (reaction === 'leave') leaveIdentity();
  else if (reaction === 'reload') reloadPage();
};

/**
 * The whole storage was cleared: by hand, or by the response to an earlier sign-out. A sign-out removes the owner
 * first, so this says nothing about this session; the server decides. A 401 ends it as usual.
 */
const afterEmptying = async (): Promise<void> => {
  const session = currentSession();
  if (!session || read('owner') !== null) return catchUp();
  try {
    await call(refresh);
    if (currentSession()?.started === session.started) storeOwner(session.user, currentMark());
  } catch {
    // Ended by the 401, or checked again with the next change.
  }
  return undefined;
};

const follow = (): (() => void) => {
  const watched = [storageKey('mark'), storageKey('owner')];
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) void afterEmptying();
    else if (watched.includes(key)) catchUp();
  };
  // A page restored from the bfcache has missed all storage events.
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

let stop: (() => void) | undefined;
/** Once in a document. Returns a function that stops it. */
export const followOtherTabs = (): (() => void) =>
  (stop ??= ((end) => () => {
    stop = undefined;
    end();
  })(follow()));
