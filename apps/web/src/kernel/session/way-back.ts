import { refresh } from '@amberway/contract/auth/endpoints';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import { abortSessionCalls, call } from '../api.ts';
import { handOverDrafts } from '../drafts/sign-out.ts';
import { startLeaving } from './leaving.ts';
import { writeMediaToken } from './media-token.ts';
import { tellAfterLoading } from './next-notice.ts';
import { closeSession } from './state.ts';
import { forget, read, readBusinessAccess, type StoredName, write } from './storage.ts';

// A customer's view can end without being left: the four hours are over, the coach no longer works with the family,
// a cover has run out. The staff member's own session is still good then, and it is what they come back to.

export type OwnSession = { token: string; gcpToken: string; owner: string };

/** What belongs to one view and must not be seen from the other. */
const OF_THE_VIEW: readonly StoredName[] = ['businessAccess', 'goBackTo', 'selectedMember', 'selectedForm', 'formData'];

export const forgetView = (): void => {
  for (const name of [...OF_THE_VIEW, 'wayBack'] as const) forget(name);
};

export const keepWayBack = (own: OwnSession): void => write('wayBack', JSON.stringify(own));

export const readWayBack = (): OwnSession | null => {
  try {
    const found = JSON.parse(read('wayBack') ?? 'null') as Partial<OwnSession> | null;
    if (typeof found?.token !== 'string' || typeof found.owner !== 'string') return null;
    return { token: found.token, gcpToken: found.gcpToken ?? '', owner: found.owner };
  } catch {
    return null;
  }
};

/** Slides the own session along with the view's; a failure shows when the way back is needed. */
export const refreshWayBack = async (): Promise<void> => {
  const own = readWayBack();
  if (!own) return;
  const { data } = await call(refresh, undefined, { bearer: own.token });
  if (readWayBack()?.token === own.token) keepWayBack({ ...own, token: data.token, gcpToken: data.gcpToken });
};

const renewMedia = async (own: OwnSession): Promise<void> => {
  const { data } = await call(refresh, undefined, { bearer: own.token });
  if (read('token') === own.token) writeMediaToken(data.gcpToken);
};

/**
 * Gives a lost view up and goes back to the staff member's own, where a notice says what happened. The page of the
 * family goes at once; storage, memory and cache with it. Answers false when there is nowhere to go back to.
 */
export const takeWayBack = (): boolean => {
  const own = readWayBack();
  if (!own) return false;
  startLeaving();
  const from = readBusinessAccess()?.from;
  abortSessionCalls();
  forgetView();
  write('gcpToken', own.gcpToken);
  forget('mediaSince');
  write('token', own.token);
  // Other tabs act on the owner, so it goes last.
  write('owner', own.owner);
  tellAfterLoading('viewLost');
  closeSession();
  void Promise.allSettled([renewMedia(own), handOverDrafts(own.token)]).then(() =>
    window.location.replace(safeRedirect(from)),
  );
  return true;
};
