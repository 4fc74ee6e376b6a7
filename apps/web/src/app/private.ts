import { loadable } from '../kernel/loadable.tsx';
import { loadSession } from '../kernel/sign-in/start.ts';

// What only signed-in users need, apart from their pages: in the chunk with the code of a session, which public pages
// load when it is needed.

const load = async () => {
  const [code] = await Promise.all([import('./private-code.ts'), loadSession()]);
  code.startPreferences();
  return code;
};

export const PrivateGate = loadable(async () => (await load()).PrivateGate);
export const ToOwnPage = loadable(async () => (await load()).ToOwnPage);

/** Resolves when a signed-in page can be rendered at once, or as soon as it is known that it cannot. */
export const preparePrivate = async (): Promise<void> => {
  const [{ prepareArea }] = await Promise.all([load(), PrivateGate.preload(), ToOwnPage.preload()]);
  await prepareArea();
};
