import { SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { tooMany, wrongCredentials } from '../../kernel/http/failure.ts';
import { clearFailures, countFailure, failuresOf, takeFailures } from '../../kernel/identity/failures/queries.ts';
import { verifyPassword } from '../../kernel/identity/passwords.ts';
import { hashToken } from '../../kernel/identity/tokens.ts';
import { inTurn } from '../../kernel/identity/turns.ts';
import { findByEmail } from '../users/public.ts';

const accountKey = (email: string) => `account:${hashToken(email)}`;
const addressKey = (address: string) => `address:${hashToken(address)}`;

/**
 * Who the credentials belong to. The attempt is counted for the account before the password is checked and taken
 * back when it was right, so that parallel guesses cannot slip past the limit; those of one address take turns, so
 * that each sees the failures before it. Nobody is locked out for longer than the window.
 */
export const checkCredentials = (email: string, password: string, address: string) =>
  inTurn(addressKey(address), () => inTurn(accountKey(email), () => checkInTurn(email, password, address)));

const checkInTurn = async (email: string, password: string, address: string) => {
  const account = accountKey(email);
  if ((await failuresOf(addressKey(address))) >= SIGN_IN_FAILURES) throw tooMany();
  if ((await countFailure(account)) > SIGN_IN_FAILURES) throw tooMany();
  const user = await findByEmail(email);
  const right = await verifyPassword(user?.passwordHash, password);
  if (!user || !right || !SIGN_IN_STATUSES.includes(user.userStatus) || user.type === 'Member') {
    await countFailure(addressKey(address));
    throw wrongCredentials();
  }
  await clearFailures(account);
  return user;
};

/** Whoever has proved by mail to own the account may try again at once: its failures are forgiven, here too. */
export const forgiveFailures = async (email: string, address: string) => {
  const account = accountKey(email);
  await takeFailures(addressKey(address), await failuresOf(account));
  await clearFailures(account);
};

/** The same guard for a signed-in user who types the password again. */
export const checkOwnPassword = (
  userId: string,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const key = `confirm:${hashToken(userId)}`;
  return inTurn(key, async () => {
    if ((await countFailure(key)) > SIGN_IN_FAILURES) throw tooMany();
    const right = await verifyPassword(stored, password);
    if (right) await clearFailures(key);
    return right;
  });
};
