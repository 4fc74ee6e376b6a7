import { loadable } from '../kernel/loadable.tsx';
import { loadSession } from '../kernel/sign-in/start.ts';

// What only signed-in users need, apart from their pages: in the chunk with the code of a session, which public pages
// load when it is needed.

const load = async () => {
  await loadSession();
  const { PrivateGate: gate, prepareArea, startPreferences, ToOwnPage: toOwnPage } = await import('./private-code.ts');
  startPreferences();
  return { gate, prepareArea, toOwnPage };
};

export const PrivateGate = loadable(async () => (await load()).gate);
export const ToOwnPage = loadable(async () => (await load()).toOwnPage);

/** Resolves when a signed-in page can be rendered at once, or as soon as it is known that it cannot. */
export const preparePrivate = async (): Promise<void> => {
  const [{ prepareArea }] = await Promise.all([load(), PrivateGate.preload(), ToOwnPage.preload()]);
  await prepareArea();
};
