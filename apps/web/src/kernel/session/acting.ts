import { actAs, endActAs } from '@amberway/contract/auth/endpoints';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import { abortSessionCalls, call } from '../api.ts';
import { storeSession } from './session.ts';
import { forget, readBusinessAccess, write, writeBusinessAccess } from './storage.ts';

// A staff member opens a customer's view and comes back. Both ways the document is loaded anew,
// so that nothing of one identity is left in memory for the other.

const become = (signedIn: SignedIn): void => {
  abortSessionCalls();
  for (const name of ['selectedMember', 'selectedForm', 'formData'] as const) forget(name);
  storeSession(signedIn);
};

export const openCustomer = async (customerId: string, redirect: string | null, from?: string): Promise<void> => {
  const { data } = await call(actAs, { params: { customerId } });
  become(data);
  writeBusinessAccess({ role: data.role, id: data._id, ...(from ? { from } : {}) });
  if (data.actor) write('goBackTo', data.actor.role);
  window.location.replace(safeRedirect(redirect));
};

export const leaveCustomer = async (): Promise<void> => {
  const { data } = await call(endActAs);
  const from = readBusinessAccess()?.from;
  become(data);
  forget('businessAccess');
  forget('goBackTo');
  window.location.replace(safeRedirect(from));
};
