import { describe, expect, it } from 'vitest';
import { checkPasswords } from './password-form.ts';

const USER = '01890f3e-0000-7000-8000-00000000000a';
const check = (oldPassword: string, newPassword: string, confirmation = newPassword) =>
  checkPasswords(USER, { oldPassword, newPassword, confirmation });

describe('change-password form', () => {
  it('a password that meets the rules is accepted, also a long one', () => {
    expect(check('Old12345', 'Amberway1!')).toEqual({});
    expect(check('Old12345', `Amberway1!${'x'.repeat(60)}`)).toEqual({});
  });
  it('each missing password field gets its own message [B748 B751 T415]', () => {
    expect(check('', '', '')).toEqual({
      oldPassword: 'Please input current password!',
      newPassword: 'Please input new password!',
      confirmation: 'Please input confirm password!',
    });
  });
  it('a password without a special character is rejected [B750 T416]', () => {
    expect(check('Old12345', 'Amberway12').newPassword).toBe('Password must contain at least one special character!');
  });
  it('a password needs 8 characters with a digit and an uppercase letter [B749 T101]', () => {
    for (const weak of ['Amb1!', 'amberway1!', 'Amberway!!']) {
      expect(check('Old12345', weak).newPassword).toBe(
        'Minimum 8 characters with at least 1 digit and 1 uppercase letter!',
      );
    }
  });
  it('a confirmation that differs from the new password is rejected [B751]', () => {
    expect(check('Old12345', 'Amberway1!', 'Amberway1?')).toEqual({
      confirmation: 'Password & confirmation password does not match!',
    });
  });
});
