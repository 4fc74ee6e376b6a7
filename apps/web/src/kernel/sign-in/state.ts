import type { CurrentUser } from '@amberway/contract/users/schemas';
import { createStore, useStore } from '../store.ts';

// Who is signed in, as known to this tab. `started` distinguishes two sessions of the same user.

export type Session = { user: CurrentUser; started: number } | null;

const store = createStore<Session>(null);
let count = 0;

export const currentSession = store.get;

export const openSession = (user: CurrentUser): void => store.set({ user, started: ++count });
/** The same session with its user's current data. */
export const updateSessionUser = (user: CurrentUser): void => {
  const session = currentSession();
  if (session && session.user !== user && session.user._id === user._id) store.set({ ...session, user });
};
export const closeSession = (): void => store.set(null);

export const useSession = (): Session => useStore(store);
