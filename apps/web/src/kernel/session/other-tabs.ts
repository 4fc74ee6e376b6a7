import { SCREENS } from '@amberway/contract/shell/routes';
import { isLeaving, startLeaving } from './leaving.ts';
import { tellAfterLoading } from './next-notice.ts';
import { endSession, ownerOf } from './session.ts';
import { closeSession, currentSession } from './state.ts';
import { read, storageKey } from './storage.ts';

// Signing in, signing out and opening a customer's view in one tab carry over to the others.

/** What a tab has to do when storage changed under it. */
export const reactionTo = (
  mine: string | null,
  stored: { owner: string | null; token: string | null },
): 'nothing' | 'end' | 'reload' => {
  if (mine !== null) {
    if (!stored.token || !stored.owner) return 'end';
    return stored.owner === mine ? 'nothing' : 'reload';
  }
  return stored.token && stored.owner ? 'reload' : 'nothing';
};

const catchUp = (): void => {
  if (isLeaving()) return;
  const session = currentSession();
  const reaction = reactionTo(session && ownerOf(session.user), { owner: read('owner'), token: read('token') });
  if (reaction === 'end') endSession('elsewhere');
  // A page of the old identity must not stay on screen; a signed-out tab lets its own guards decide.
  else if (reaction === 'reload' && session) {
    const { actor } = session.user;
    if (actor && read('owner') === ownerOf(actor)) tellAfterLoading('viewLeftElsewhere');
    startLeaving();
    closeSession();
    window.location.replace(SCREENS.home.path);
  } else if (reaction === 'reload') window.location.reload();
};

/** Answers how to stop it. */
export const followOtherTabs = (): (() => void) => {
  const watched = [storageKey('token'), storageKey('owner'), null];
  const onStorage = ({ key }: StorageEvent) => {
    if (watched.includes(key)) catchUp();
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
