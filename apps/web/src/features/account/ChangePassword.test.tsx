import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { accessOf, lasting } from '../../ui/testing/access.ts';
import { me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { ChangePassword } from './ChangePassword.tsx';

const show = (access: ReturnType<typeof accessOf>) => {
  const server = serve({
    'GET account/access': () => access,
    'POST password/resetUserPassword': () => null,
  });
  renderScreen(<ChangePassword />, '/dashboard/settings/password', { me: me('parent') });
  return server;
};
const change = async () => {
  await userEvent.type(screen.getByLabelText('Current password'), 'Amberway1!');
  await userEvent.type(screen.getByLabelText('New password'), 'Brand-new-1');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Brand-new-1');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

it('a new password asks what else opens the account, and what is unticked does not stay', async () => {
  const server = show(accessOf({ lasting: [lasting(), lasting({ key: 'recovery', kind: 'recovery', name: null })] }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Mia’s phone/ }));
  await change();
  await screen.findByText(newPasswordTexts.passwordUpdated);
  expect(server.of('POST password/resetUserPassword')[0]?.body).toMatchObject({ stays: ['recovery'] });
});

it('with nothing else to ask about, the form is the three fields', async () => {
  const server = show(accessOf());
  await waitFor(() => expect(server.of('GET account/access')).toHaveLength(1));
  await change();
  await screen.findByText(newPasswordTexts.passwordUpdated);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(server.of('POST password/resetUserPassword')[0]?.body).toMatchObject({ stays: [] });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Change password' });
  button?.focus();
  press('Change password');
};
const showAlone = () => {
  serve({ 'GET account/access': () => accessOf() });
  renderScreen(<ChangePassword titled={false} />, '/', { me: me('parent') });
};

it('the first wrong field gets the focus, in the order of the page', async () => {
  showAlone();
  await send();
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  type('Current password', 'Amberway1!');
  type('New password', 'Another1!');
  type('Confirm new password', 'Other1!');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(field('Confirm new password')));
});

it('a current password that the server rejects gets the focus', async () => {
  serve({
    'GET account/access': () => accessOf(),
    'POST password/resetUserPassword': () => new Refusal(422, 'invalid', 'Check the fields.', { oldPassword: 'No.' }),
  });
  renderScreen(<ChangePassword titled={false} />, '/', { me: me('parent') });
  type('Current password', 'Wrong1!x');
  type('New password', 'Another1!');
  type('Confirm new password', 'Another1!');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
});
