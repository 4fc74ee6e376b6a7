import { expect, it } from 'vitest';
import { loginForm } from '@amberway/contract/auth/forms';
import { resetPasswordForm } from '@amberway/contract/auth/reset-form';
import { errorsOf } from './use-native-form.ts';

it('a form shows the first message of each field [B128]', () => {
  expect(errorsOf(loginForm, { email: ' ', password: '' })).toEqual({
    email: 'Please Enter Email!',
    password: 'Please input your password!',
  });
  expect(errorsOf(resetPasswordForm, { password: '', confirmation: 'x' })).toEqual({
    password: 'Please input new password!',
    confirmation: 'Password & confirmation password does not match!',
  });
});

it('a form without errors shows no message', () => {
  expect(errorsOf(loginForm, { email: 'a@example.org', password: 'Amberway1!' })).toEqual({});
});
