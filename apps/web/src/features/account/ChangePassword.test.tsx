import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { me } from '../../ui/testing/people.ts';
import { ChangePassword } from './ChangePassword.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => {
  const [button] = screen.getAllByRole('button', { name: 'Change password' });
  button?.focus();
  press('Change password');
};
const show = () => renderScreen(<ChangePassword titled={false} />, '/', { me: me('parent') });

it('the first wrong field gets the focus, in the order of the page', async () => {
  show();
  send();
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  type('Current password', 'Amberway1!');
  type('New password', 'Another1!');
  type('Confirm new password', 'Other1!');
  send();
  await waitFor(() => expect(document.activeElement).toBe(field('Confirm new password')));
});

it('a current password that the server rejects gets the focus', async () => {
  serve({
    'POST password/resetUserPassword': () => new Refusal(422, 'invalid', 'Check the fields.', { oldPassword: 'No.' }),
  });
  show();
  type('Current password', 'Wrong1!x');
  type('New password', 'Another1!');
  type('Confirm new password', 'Another1!');
  send();
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
});
