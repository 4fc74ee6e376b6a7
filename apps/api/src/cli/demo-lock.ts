import { randomBytes } from 'node:crypto';
import { lockAccountByCommand } from '../features/auth/public.ts';
import { hashPassword } from '../kernel/identity/passwords.ts';
import { hasOwnAdministrator, listDemoAccounts } from '../seed/demo-accounts.queries.ts';

/** More, such as those of SEED_SCALE, are counted. */
const NAMED = 20;

/** Closes all accounts of the demo for good: nobody knows their new password. */
export const lockDemoAccounts = async (): Promise<string> => {
  const accounts = await listDemoAccounts();
  if (accounts.length === 0) return 'There are no demo accounts in this database.';
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  for (const { id } of accounts) await lockAccountByCommand(id, passwordHash);
  const more = accounts.length - NAMED;
  return [
    `Locked ${accounts.length} demo accounts: their passwords, passkeys, codes and mailed links no longer work, and their sign-ins have ended.`,
    ...accounts.slice(0, NAMED).map(({ email }) => `  ${email}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    'If others could reach this server before, look under Users for addresses and administrators that you do not know.',
    ...((await hasOwnAdministrator())
      ? []
      : ['No other administrator is left. Make one with the command admin:create.']),
  ].join('\n');
};
