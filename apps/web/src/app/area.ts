import { SCREENS } from '@amberway/contract/shell/routes';
import { type BootOutcome, bootSession } from '../kernel/sign-in/boot.ts';
import { mayBeSignedIn } from '../kernel/sign-in/signed-in.ts';
import { currentSession } from '../kernel/sign-in/state.ts';
import { loadable } from '../kernel/loadable.tsx';

const loadArea = () => import('./SignedInArea.tsx');

/** The signed-in area with its cache. */
export const SignedInArea = loadable(async () => {
  const { SignedInArea: area, prepareCache } = await loadArea();
  const user = currentSession()?.user;
  if (user) await prepareCache(user);
  return area;
});

let outcome: BootOutcome | null = null;
/** What the start found out about the session, once. */
export const takeOutcome = (): BootOutcome | null => {
  const found = outcome;
  outcome = null;
  return found;
};

/** Starts loading the code of the area. The gate imports it again and shows an error. */
export const preloadArea = (): void => void loadArea().catch(() => {});

/**
 * Resolves when a signed-in page can be rendered at once, or as soon as it is known that it cannot: the page is then
 * rendered as usual and shows why. Until then the page shows the splash that it came with.
 */
export const prepareArea = async (): Promise<void> => {
  if (!mayBeSignedIn() || !location.pathname.startsWith(SCREENS.home.path)) return;
  preloadArea();
  outcome = await bootSession();
  // The gate imports the code again and shows the error.
  if (outcome === 'signedIn') await SignedInArea.preload().catch(() => undefined);
};
