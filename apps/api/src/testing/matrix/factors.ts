import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { listLasting } from '../../features/auth/access/list.ts';
import { createChallenge, type Purpose } from '../../features/auth/factors/challenges.queries.ts';
import { insertPasskey } from '../../features/auth/factors/passkeys.queries.ts';
import { replaceRecoveryCodes } from '../../features/auth/factors/recovery-codes.queries.ts';
import { newRecoveryCodes } from '../../features/auth/factors/recovery-codes.ts';
import { codeOf, stepAt } from '../../features/auth/factors/totp.ts';
import { putPendingTotp } from '../../features/auth/factors/totp.queries.ts';
import { sealTotp } from '../../features/auth/factors/use-totp.ts';
import { requestOf, creationOf } from '../../features/auth/factors/webauthn.ts';
import { passkeys, totpSecrets } from '../../features/auth/tables.ts';
import { db } from '../../kernel/db/context.ts';
import { openAuthenticator } from '../authenticator.ts';
import { insertTestUser } from './queries.ts';
import type { World } from './sample.ts';

// Factors for the requests of the matrix, stored directly: several requests of one person are prepared before the first
// is sent, so nothing here takes away what another needs.

const PARTY = { id: 'localhost', origin: 'http://localhost:3000' };
/** One for all, so that a code fits whoever prepared last. */
const SECRET = Buffer.from('12345678901234567890');

export const newTestCoach = () => insertTestUser({ email: `${uuidv7()}@amberway.test`, type: 'Business' });

export const passkeyOf = ({ server }: World, userId: string) =>
  server.within(async () => {
    const authenticator = openAuthenticator(PARTY.origin);
    const id = await insertPasskey({
      userId,
      credentialId: authenticator.id,
      publicKey: authenticator.publicKey,
      counter: 0,
      transports: [],
      deviceType: 'singleDevice',
      backedUp: false,
      name: 'Matrix',
    });
    if (!id) throw new Error('The passkey was not stored.');
    return { id, authenticator };
  });

/** The response of a passkey of this person. */
export const responseOf = async (world: World, userId: string, purpose: Purpose) => {
  const { authenticator } = await passkeyOf(world, userId);
  const { challenge } = await world.server.within(() =>
    createChallenge(purpose === 'signIn' ? { purpose } : { purpose, userId }),
  );
  return authenticator.use(requestOf(PARTY, challenge));
};

/** A new passkey for this person, who has none. */
export const registrationOf = ({ server }: World, userId: string) =>
  server.within(async () => {
    await db().delete(passkeys).where(eq(passkeys.userId, userId));
    const { challenge } = await createChallenge({ userId, purpose: 'register' });
    const owner = { id: userId, email: 'matrix@amberway.test', firstName: 'Matrix', lastName: '' };
    return openAuthenticator(PARTY.origin).register(creationOf(PARTY, challenge, owner, []));
  });

export const noPasskeysOf = ({ server }: World, userId: string) =>
  server.within(() => db().delete(passkeys).where(eq(passkeys.userId, userId)));

export const pendingTotpOf = async ({ server }: World, userId: string): Promise<string> => {
  await server.within(() => putPendingTotp(userId, sealTotp(server.services, userId, SECRET)));
  return codeOf(SECRET, stepAt(Date.now()));
};

export const totpOf = ({ server }: World, userId: string) =>
  server.within(() => {
    const values = { sealed: sealTotp(server.services, userId, SECRET), confirmedAt: sql`now()`, lastStep: null };
    return db()
      .insert(totpSecrets)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: totpSecrets.userId, set: values });
  });

export const codesOf = ({ server }: World, userId: string): Promise<string[]> =>
  server.within(async () => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(userId, codes);
    return codes;
  });

export const ticketOf = ({ server }: World, userId: string): Promise<string> =>
  server.within(async () => (await createChallenge({ userId, purpose: 'second', firstStep: 'password' })).challenge);

/** Everything that opens the account of this person stays. */
export const staysOf = ({ server }: World, userId: string): Promise<string[]> =>
  server.within(async () => (await listLasting(userId)).map(({ key }) => key));
