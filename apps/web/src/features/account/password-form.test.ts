import { describe, expect, it } from 'vitest';
import { checkPasswords } from './password-form.ts';

const USER = '01890f3e-0000-7000-8000-00000000000a';
const check = (oldPassword: string, newPassword: string, confirmation = newPassword) =>
  checkPasswords(USER, { oldPassword, newPassword, confirmation });

describe('change-password form', () => {
  it('accepts a password that keeps the rules, also a long one', () => {
    expect(check('Old12345', 'Amberway1!')).toEqual({});
    expect(check('Old12345', `Amberway1!${'x'.repeat(60)}`)).toEqual({});
  });
  it('names what is missing, field by field', () => {
    expect(check('', '', '')).toEqual({
      oldPassword: 'Please input current password!',
      newPassword: 'Please input new password!',
      confirmation: 'Please input confirm password!',
    });
  });
  it('asks for the special character', () => {
    expect(check('Old12345', 'Amberway12').newPassword).toBe('Password must contain at least one special character!');
  });
  it('compares the confirmation', () => {
    expect(check('Old12345', 'Amberway1!', 'Amberway1?')).toEqual({
      confirmation: 'Password & confirmation password does not match!',
    });
  });
});
