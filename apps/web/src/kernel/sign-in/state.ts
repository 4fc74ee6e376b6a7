import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '@amberway/contract/users/schemas';

// Who is signed in, as known to this tab. `started` distinguishes two sessions of the same user.

export type Session = { user: CurrentUser; started: number } | null;

let session: Session = null;
let count = 0;
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

const set = (next: Session) => {
  session = next;
  for (const listener of listeners) listener();
};

export const openSession = (user: CurrentUser): void => set({ user, started: ++count });
/** The same session with its user's current data. */
export const updateSessionUser = (user: CurrentUser): void => {
  if (session && session.user !== user && session.user._id === user._id) set({ ...session, user });
};
export const closeSession = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession);
