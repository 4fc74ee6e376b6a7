import { actAs, endActAs } from '@amberway/contract/auth/endpoints';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { safeRedirect, safeReturn } from '@amberway/contract/shell/redirects';
import { ApiError } from '../api-error.ts';
import { abortSessionCalls, call } from '../api.ts';
import { currentBearer, type OwnSession, setWayBack } from './credentials.ts';
import { type NoticeKey, showNoticeAfterReload } from './next-notice.ts';
import { storeSession } from './session.ts';
import { read, readBusinessAccess, write, writeBusinessAccess } from './storage.ts';
import { clearView, takeWayBack } from './way-back.ts';

// A staff member opens a customer's view and leaves it. Both ways the document is reloaded,
// so that no data of one identity stays in memory for the other.

const become = (signedIn: SignedIn): void => {
  abortSessionCalls();
  clearView();
  storeSession(signedIn);
};

const ownSession = (): OwnSession | null => {
  const [token, owner] = [currentBearer(), read('owner')];
  return token && owner ? { token, owner } : null;
};

type Opening = {
  redirect?: string | null;
  /** Where leaving the view leads. */
  from?: string | undefined;
  /** Shown when the view is open. */
  notice?: NoticeKey;
};

export const openCustomer = async (customerId: string, { redirect, from, notice }: Opening = {}): Promise<void> => {
  const { data } = await call(actAs, { params: { customerId } });
  const own = ownSession();
  become(data);
  setWayBack(own);
  writeBusinessAccess({ role: data.role, id: data._id, ...(from ? { from } : {}) });
  if (data.actor) write('goBackTo', data.actor.role);
  if (notice) showNoticeAfterReload(notice);
  window.location.replace(safeRedirect(redirect));
};

/** `to` replaces the page where the view was opened. */
export const leaveCustomer = async (to?: string): Promise<void> => {
  const from = readBusinessAccess()?.from;
  try {
    const { data } = await call(endActAs);
    become(data);
    setWayBack(null);
  } catch (error) {
    // The server rejects ending a view that it no longer knows; the user must get out of it all the same.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (refused && takeWayBack()) return;
    throw error;
  }
  window.location.replace(to ? safeReturn(to) : safeRedirect(from));
};
