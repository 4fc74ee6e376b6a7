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

// A customer's view can end without being left: its four hours are over, the coach no longer works with the family,
// or a cover has expired. The staff member's own session is still valid then, and they return to it.

/** Belongs to one view and must not be visible in the other. */
const OF_THE_VIEW: readonly StoredName[] = ['businessAccess', 'goBackTo', 'selectedMember', 'selectedForm', 'formData'];

export const clearView = (): void => {
  for (const name of OF_THE_VIEW) forget(name);
};

/** Renews the own session along with the view's; a failure only shows when the way back is needed. */
export const refreshWayBack = async (): Promise<void> => {
  const own = wayBack();
  if (own) await call(refresh, undefined, { bearer: own.token });
};

/**
 * Leaves a lost view and returns to the staff member's own, where a notice says what happened. The family's page is
 * removed at once, with its storage, memory and cache. The next document restores the own session by its cookie.
 */
export const leaveView = (own: OwnSession): void => {
  startLeaving();
  const from = readBusinessAccess()?.from;
  abortSessionCalls();
  clearView();
  setBearer(own.token);
  setWayBack(null);
  clearMediaToken();
  // Other tabs react to the owner, so it is written last.
  write('owner', own.owner);
  showNoticeAfterReload('viewLost');
  closeSession();
  void handOverDrafts(own.token).finally(() => window.location.replace(safeRedirect(from)));
};

/** Returns false if there is no session to return to. */
export const takeWayBack = (): boolean => {
  const own = wayBack();
  if (own) leaveView(own);
  return own !== null;
};
