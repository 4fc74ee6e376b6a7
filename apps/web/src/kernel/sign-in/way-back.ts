import { refresh } from '@amberway/contract/auth/endpoints';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import { abortSessionCalls, call } from '../api.ts';
import { handOverDrafts } from '../drafts/sign-out.ts';
import { type OwnSession, setBearer, setWayBack, wayBack } from './credentials.ts';
import { startLeaving } from './leaving.ts';
import { clearMediaToken } from './media-token.ts';
import { showNoticeAfterReload } from './next-notice.ts';
import { closeSession } from './state.ts';
import { forget, readBusinessAccess, type StoredName, write } from './storage.ts';

// A customer's view can end without being left: the four hours are over, the coach no longer works with the family,
// a cover has run out. The staff member's own session is still good then, and it is what they come back to.

/** What belongs to one view and must not be seen from the other. */
const OF_THE_VIEW: readonly StoredName[] = ['businessAccess', 'goBackTo', 'selectedMember', 'selectedForm', 'formData'];

export const clearView = (): void => {
  for (const name of OF_THE_VIEW) forget(name);
};

/** Slides the own session along with the view's; a failure shows when the way back is needed. */
export const refreshWayBack = async (): Promise<void> => {
  const own = wayBack();
  if (own) await call(refresh, undefined, { bearer: own.token });
};

/**
 * Gives a lost view up and goes back to the staff member's own, where a notice says what happened. The page of the
 * family goes at once; storage, memory and cache with it. The next document finds the own session by its cookie.
 */
export const leaveView = (own: OwnSession): void => {
  startLeaving();
  const from = readBusinessAccess()?.from;
  abortSessionCalls();
  clearView();
  setBearer(own.token);
  setWayBack(null);
  clearMediaToken();
  // Other tabs act on the owner, so it goes last.
  write('owner', own.owner);
  showNoticeAfterReload('viewLost');
  closeSession();
  void handOverDrafts(own.token).finally(() => window.location.replace(safeRedirect(from)));
};

/** Returns false when there is nowhere to go back to. */
export const takeWayBack = (): boolean => {
  const own = wayBack();
  if (own) leaveView(own);
  return own !== null;
};
