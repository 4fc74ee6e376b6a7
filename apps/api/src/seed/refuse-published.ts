import type { Config } from '../kernel/config/config.ts';
import { StartError } from '../kernel/start-error.ts';
import { countPublishedPasswords } from './demo-accounts.queries.ts';

/** A server that others reach must not have accounts with a published password, unless that was requested. */
export const refusePublishedPasswords = async ({ publicReason, PUBLIC_DEMO }: Config): Promise<void> => {
  if (!publicReason || PUBLIC_DEMO === 'on') return;
  const accounts = await countPublishedPasswords();
  if (accounts === 0) return;
  const have = accounts === 1 ? '1 demo account in its database has' : `${accounts} demo accounts in its database have`;
  throw new StartError(
    `Others can reach this server (${publicReason}), and ${have} the published password.
Lock them with the command demo:lock (npm run demo:lock, or bin/amberway demo:lock), or start with an empty database.
To show the demo in a network you trust, set PUBLIC_DEMO=on.`,
  );
};
