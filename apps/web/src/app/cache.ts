import type { QueryClient } from '@tanstack/react-query';
import { SECOND } from '@amberway/contract/kernel/limits';
import { hasAgreed } from '@amberway/contract/privacy/consent';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { prepareHome } from '../features/dashboards/HomeScreen.tsx';
import { createQueryClient } from '../kernel/queries/client.ts';
import { meQuery } from '../kernel/queries/me.ts';
import { beginOpening, endOpening } from '../kernel/queries/opening.ts';
import { fillRemembered, readRemembered } from '../kernel/queries/remembered.ts';
import { currentBearer } from '../kernel/sign-in/credentials.ts';
import { ownerOf } from '../kernel/sign-in/session.ts';

/** A server that takes longer holds up nothing: the screen shows that its parts are loading. */
const PATIENCE_MS = SECOND / 2;

/** By then every part of a first view is rendered, even on a slow phone. */
const OPENING_MS = 2 * SECOND;

let prepared: { user: CurrentUser; client: QueryClient } | undefined;
let used: QueryClient | undefined;

const createCache = (user: CurrentUser): QueryClient => {
  const client = createQueryClient();
  // A user from this device's copy is loaded again as soon as the server can be reached.
  client.setQueryData(meQuery.queryKey, user, { updatedAt: currentBearer() === null ? 1 : Date.now() });
  return client;
};

/** Waits for what can also come later. The screen loads what failed again and shows the error. */
const forAMoment = (loading: Promise<unknown>, patience: number): Promise<unknown> =>
  Promise.race([loading.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);

/** Makes the cache of a session before its area is rendered, on the home with the data of the first view. */
export const prepareCache = async (user: CurrentUser): Promise<void> => {
  await readRemembered(ownerOf(user));
  const client = createCache(user);
  const remembered = fillRemembered(client);
  prepared = { user, client };
  // Nothing of a family is loaded before it has agreed.
  if (location.pathname !== SCREENS.home.path || !hasAgreed(user)) return;
  // What was remembered is shown at once; the new data replaces it.
  await forAMoment(prepareHome(client, user), remembered ? 0 : PATIENCE_MS);
  beginOpening();
};

/** The prepared cache, or a new one. React may render several times before the area is in use. */
export const cacheFor = (user: CurrentUser): QueryClient =>
  prepared?.user === user ? prepared.client : createCache(user);

/**
 * The area is in use: what was prepared is not for a later session in this document. Parts that are rendered after the
 * first frame still take the prepared data. Returns a function for the end of the area.
 */
export const startCache = (client: QueryClient): (() => void) => {
  prepared = undefined;
  used = client;
  const opened = setTimeout(endOpening, OPENING_MS);
  return () => {
    clearTimeout(opened);
    endOpening();
    used = undefined;
  };
};

/** The data that a screen shows first, loaded into the cache beside its code so that the screen is rendered once. */
export const loadBeside = async (
  prefetch: (client: QueryClient, me: CurrentUser) => Promise<unknown>,
): Promise<void> => {
  const client = used ?? prepared?.client;
  const me = client?.getQueryData(meQuery.queryKey);
  // Nothing of a family is loaded before it has agreed.
  if (client && me && hasAgreed(me)) await forAMoment(prefetch(client, me), PATIENCE_MS);
};
