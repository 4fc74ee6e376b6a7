import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StaffFactors } from '@amberway/contract/users/factors';
import { SCREENS } from '@amberway/contract/shell/routes';
import { IDS, me } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { StaffSignInScreen } from './StaffSignInScreen.tsx';

const MIA: StaffFactors = {
  _id: IDS.coach,
  firstName: 'Mia',
  lastName: 'Reed',
  email: 'mia@amberway.test',
  avatar: null,
  type: 'Business',
  userStatus: 'Active',
  has: false,
  due: 'none',
  graceUntil: null,
  since: null,
  passkeys: 0,
  totp: false,
  recoveryCodes: 0,
  lastUsedAt: null,
  reset: null,
};

it('the list of staff is sorted by name on the server', async () => {
  const server = serve({
    'GET user/factors': () => Response.json({ status: true, data: [MIA], count: 1, without: 1 }),
  });
  renderScreen(<StaffSignInScreen />, SCREENS.signIns.path, { me: me('admin') });
  await screen.findByText('Mia Reed');
  fireEvent.click(screen.getByRole('button', { name: /^Name/ }));
  await waitFor(() =>
    expect(server.of('GET user/factors').at(-1)?.query).toMatchObject({ sort: 'name', order: 'asc' }),
  );
});
