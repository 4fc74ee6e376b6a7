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
import { ownerOf } from '../kernel/sign-in/session.ts';

/** A server that takes longer holds up nothing: the home shows that its parts are loading. */
const PATIENCE_MS = SECOND / 2;

let prepared: { user: CurrentUser; client: QueryClient } | undefined;

const createCache = (user: CurrentUser): QueryClient => {
  const client = createQueryClient();
  client.setQueryData(meQuery.queryKey, user);
  return client;
};

/** Makes the cache of a session before its area is rendered, on the home with the data of the first view. */
export const prepareCache = async (user: CurrentUser): Promise<void> => {
  await readRemembered(ownerOf(user));
  const client = createCache(user);
  const remembered = fillRemembered(client);
  prepared = { user, client };
  // Nothing of a family is loaded before it has agreed.
  if (location.pathname !== SCREENS.home.path || !hasAgreed(user)) return;
  // What was remembered is shown at once; the new data replaces it.
  const patience = remembered ? 0 : PATIENCE_MS;
  await Promise.race([
    // The screen loads its code again and shows the error.
    prepareHome(client, user).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  beginOpening();
};

/** The prepared cache, or a new one. React may render several times before the area is in use. */
export const cacheFor = (user: CurrentUser): QueryClient =>
  prepared?.user === user ? prepared.client : createCache(user);

/** The area is in use: what was prepared is not for a later session in this document. */
export const startCache = (): void => {
  prepared = undefined;
  endOpening();
};
