import { DEMO_PASSWORD, ACCOUNTS } from '@amberway/fixtures/accounts';
import * as auth from '@amberway/contract/auth/endpoints';
import { insertDevice } from '../../kernel/identity/devices.queries.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';

const VISITOR = { network: '203.0.113.7', deviceName: 'Firefox on Windows', country: 'AU', deviceTokens: [] };

const newDevice = async ({ server, self }: World) => (await server.within(() => insertDevice(self, VISITOR))).id;

const credentials = { email: ACCOUNTS.coach.email, password: DEMO_PASSWORD };

export const samples = [
  sample(auth.login, 'none', () => ({ body: credentials })),
  sample(auth.logout, 'none', () => ({ body: {} })),
  sample(auth.refresh, 'none'),
  sample(auth.confirmSession, 'none', () => ({ body: { password: DEMO_PASSWORD } })),
  sample(auth.forgotPassword, 'none', () => ({ body: { email: 'nobody@amberway.test' } })),
  sample(auth.readLink, 'none'),
  sample(auth.resetPassword, 'none', () => ({ body: { password: DEMO_PASSWORD } })),
  sample(auth.changePassword, 'self', ({ self }) => ({
    body: { userId: self, oldPassword: DEMO_PASSWORD, newPassword: DEMO_PASSWORD },
  })),
  sample(auth.actAs, 'family', ({ family }) => ({ params: { customerId: family.customerId } })),
  sample(auth.endActAs, 'none'),
  sample(auth.listDevices, 'none'),
  // The caller's own device, or in the second round another person's.
  sample(auth.endDevice, 'self', async (world) => ({ params: { id: await newDevice(world) } })),
  sample(auth.endOtherDevices, 'none'),
  sample(auth.appCheckToken, 'none'),
];
