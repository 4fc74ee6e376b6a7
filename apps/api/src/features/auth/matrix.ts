import { DEMO_PASSWORD, ACCOUNTS } from '@amberway/fixtures/accounts';
import * as auth from '@amberway/contract/auth/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

const credentials = { email: ACCOUNTS.coach.email, password: DEMO_PASSWORD };

export const samples = [
  sample(auth.login, 'none', () => ({ body: credentials })),
  sample(auth.logout, 'none'),
  sample(auth.refresh, 'none'),
  sample(auth.confirmSession, 'none', () => ({ body: { password: DEMO_PASSWORD } })),
  sample(auth.forgotPassword, 'none', () => ({ body: { email: 'nobody@amberway.test' } })),
  sample(auth.resetPassword, 'none', () => ({ body: { password: DEMO_PASSWORD } })),
  sample(auth.changePassword, 'self', ({ self }) => ({
    body: { userId: self, oldPassword: DEMO_PASSWORD, newPassword: DEMO_PASSWORD },
  })),
  sample(auth.actAs, 'family', ({ family }) => ({ params: { customerId: family.customerId } })),
  sample(auth.endActAs, 'none'),
  sample(auth.appCheckToken, 'none'),
];
