import { DEMO_PASSWORD, ACCOUNTS } from '@amberway/fixtures/accounts';
import * as auth from '@amberway/contract/auth/endpoints';
import * as factors from '@amberway/contract/auth/factor-endpoints';
import { getUserAccess, listStaffFactors, resetFactors } from '@amberway/contract/users/factors';
import { insertDevice } from '../../kernel/identity/devices.queries.ts';
import {
  codesOf,
  newTestCoach,
  noPasskeysOf,
  passkeyOf,
  pendingTotpOf,
  registrationOf,
  responseOf,
  staysOf,
  ticketOf,
  totpOf,
} from '../../testing/matrix/factors.ts';
import { ssoSamples } from './sso/sso.samples.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';

const VISITOR = {
  networks: [{ name: '203.0.113.7', clients: 1 }],
  deviceName: 'Firefox on Windows',
  country: 'AU',
  deviceTokens: [],
};

const newDevice = async ({ server, self }: World) => (await server.within(() => insertDevice(self, VISITOR))).id;

/** The coach of the matrix has a second factor, this one has not. */
const credentials = { email: ACCOUNTS.coach2.email, password: DEMO_PASSWORD };

/** Staff with a second factor confirm with it. */
const BY_FACTOR = { businessWorksWith: 422, coachWithoutFactor: 422 };

export const samples = [
  sample(auth.login, 'none', () => ({ body: credentials })),
  sample(auth.logout, 'none', () => ({ body: {} })),
  sample(auth.refresh, 'none'),
  sample(auth.confirmSession, 'none', () => ({ body: { password: DEMO_PASSWORD } }), { expected: BY_FACTOR }),
  sample(
    auth.confirmSession,
    'none',
    async (world) => ({ body: { passkey: await responseOf(world, world.self, 'confirm') } }),
    { name: 'with a passkey' },
  ),
  sample(auth.forgotPassword, 'none', () => ({ body: { email: 'nobody@amberway.test' } })),
  sample(auth.readLink, 'none'),
  sample(auth.resetPassword, 'none', () => ({ body: { password: DEMO_PASSWORD } })),
  sample(auth.linkPasskeyOptions, 'none'),
  sample(auth.changePassword, 'self', async (world) => ({
    body: {
      userId: world.self,
      oldPassword: DEMO_PASSWORD,
      newPassword: DEMO_PASSWORD,
      stays: await staysOf(world, world.self),
    },
  })),
  sample(auth.getAccess, 'none'),
  sample(auth.actAs, 'family', ({ family }) => ({ params: { customerId: family.customerId } })),
  sample(auth.endActAs, 'none'),
  sample(auth.listDevices, 'none'),
  // The caller's own device, or in the second round another person's.
  sample(auth.endDevice, 'self', async (world) => ({ params: { id: await newDevice(world) } })),
  sample(auth.endOtherDevices, 'none', async (world) => ({ body: { stays: await staysOf(world, world.self) } })),
  sample(auth.appCheckToken, 'none'),
  sample(factors.signInPasskeyOptions, 'none'),
  sample(factors.signInWithPasskey, 'none', async (world) => ({
    body: { passkey: await responseOf(world, await world.server.within(newTestCoach), 'signIn') },
  })),
  sample(factors.signInSecond, 'none', async (world) => {
    const id = await world.server.within(newTestCoach);
    const [recoveryCode] = await codesOf(world, id);
    return { body: { ticket: await ticketOf(world, id), recoveryCode } };
  }),
  sample(factors.getFactors, 'none'),
  sample(factors.listPasskeys, 'none'),
  sample(factors.passkeyOptionsOfAccount, 'none', async (world) => {
    await noPasskeysOf(world, world.self);
    return { body: { purpose: 'register' } };
  }),
  sample(factors.addPasskey, 'none', async (world) => ({
    body: { name: 'Matrix', passkey: await registrationOf(world, world.self) },
  })),
  sample(factors.renamePasskey, 'self', async (world) => ({
    params: { id: (await passkeyOf(world, world.self)).id },
    body: { name: 'Renamed' },
  })),
  sample(factors.removePasskey, 'self', async (world) => {
    await totpOf(world, world.self);
    await codesOf(world, world.self);
    return { params: { id: (await passkeyOf(world, world.self)).id } };
  }),
  sample(factors.startTotp, 'none'),
  sample(factors.finishTotp, 'none', async (world) => ({ body: { code: await pendingTotpOf(world, world.self) } })),
  sample(factors.removeTotp, 'none', async (world) => {
    await totpOf(world, world.self);
    await codesOf(world, world.self);
    await passkeyOf(world, world.self);
    return {};
  }),
  sample(factors.makeRecoveryCodes, 'none', async (world) => {
    await totpOf(world, world.self);
    return {};
  }),
  sample(listStaffFactors, 'none'),
  sample(getUserAccess, 'none', async ({ server }) => ({ params: { id: await server.within(newTestCoach) } })),
  sample(resetFactors, 'none', async (world) => {
    const id = await world.server.within(newTestCoach);
    await passkeyOf(world, id);
    return { params: { id } };
  }),
  ...ssoSamples,
];
