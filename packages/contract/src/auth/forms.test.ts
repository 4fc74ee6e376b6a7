import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, PASSWORD_TYPED_MAX } from '../kernel/limits.ts';
import { loginForm } from './forms.ts';
import { forgotPasswordForm, resetPasswordForm } from './reset-form.ts';
import { changePasswordBody, forgotPasswordBody, loginBody, resetPasswordBody } from './schemas.ts';
import { newPasswordTexts } from './new-password-texts.ts';

type Schema = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
};

/** The first message a form shows for one field. */
const messageFor = (schema: Schema, field: string, value: unknown) =>
  schema.safeParse(value).error?.issues.find(({ path }) => path[0] === field)?.message;

const password = 'Amberway1!';

describe.each([
  ['the screen', loginForm],
  ['the server', loginBody],
])('login, validated by %s', (_, schema) => {
  it.each([
    undefined,
    '',
    '   ',
    '\t',
    'parent',
    'parent@',
    '@example.org',
    'a b@example.org',
    '.a@example.org',
    'a..b@example.org',
    'a.@example.org',
    'a@example',
    'a@-example.org',
    'a@example..org',
    'a@b@example.org',
    `${'a'.repeat(250)}@example.org`,
    'a.'.repeat(50_000),
    7,
  ])('the login rejects the email %j with the specified message [B101]', (email) =>
    expect(messageFor(schema, 'email', { email, password })).toBe('Please Enter Email!'),
  );

  it.each(['a@b.co', "o'neil+kids_1@mail.example-host.org", 'a.b-c.d@x1.example.museum', 'A@EXAMPLE.ORG'])(
    'the login accepts the email %s',
    (email) => expect(messageFor(schema, 'email', { email, password })).toBeUndefined(),
  );

  it('the login requires a password [B102]', () => {
    expect(messageFor(schema, 'password', { email: 'a@example.org', password: '' })).toBe(
      'Please input your password!',
    );
    expect(messageFor(schema, 'password', { email: 'a@example.org' })).toBe('Please input your password!');
  });

  it('the login requires a password of at least 8 characters [B103]', () => {
    expect(messageFor(schema, 'password', { email: 'a@example.org', password: '1234567' })).toBe(
      'Minimum 8 characters!',
    );
    expect(schema.safeParse({ email: 'a@example.org', password: '12345678' }).success).toBe(true);
  });

  it('the email is trimmed and stored in lower case', () => {
    expect(schema.safeParse({ email: '  Parent@Example.ORG ', password })).toEqual({
      success: true,
      data: { email: 'parent@example.org', password },
    });
  });

  it('a password that the database cannot store is rejected', () => {
    expect(schema.safeParse({ email: 'a@example.org', password: 'abcdefgh\0' }).success).toBe(false);
    expect(schema.safeParse({ email: 'a@example.org', password: 'a'.repeat(PASSWORD_TYPED_MAX + 1) }).success).toBe(
      false,
    );
  });
});

it('the forgot-password email follows the rules of the login email [B104]', () => {
  for (const schema of [forgotPasswordForm, forgotPasswordBody]) {
    expect(messageFor(schema, 'email', { email: ' ' })).toBe('Please Enter Email!');
    expect(messageFor(schema, 'email', { email: 'nobody' })).toBe('Please Enter Email!');
    expect(schema.safeParse({ email: 'a@example.org' }).success).toBe(true);
  }
});

describe('new password', () => {
  const of = (value: string) => ({ password: value, confirmation: value });

  it('a new password is required [B105]', () => {
    expect(messageFor(resetPasswordForm, 'password', of(''))).toBe('Please input new password!');
    expect(messageFor(resetPasswordBody, 'password', {})).toBe('Please input new password!');
  });

  it.each(['Short1', 'nouppercase1', 'NoDigitHere', '12345678'])(
    'a new password needs 8 characters, a digit and an uppercase letter: not %s [B106]',
    (value) => {
      const message = 'Minimum 8 characters with at least 1 digit and 1 uppercase letter!';
      expect(messageFor(resetPasswordForm, 'password', of(value))).toBe(message);
      expect(messageFor(resetPasswordBody, 'password', { password: value })).toBe(message);
    },
  );

  it.each(['Amberway1', 'Ünder 7 Ölbäume', `Aa1${'x'.repeat(61)}`])('the password %s is accepted [B106]', (value) => {
    expect(resetPasswordForm.safeParse(of(value)).success).toBe(true);
  });

  it('a new password has at most 128 characters; longer ones stored earlier can still be typed at login', () => {
    const ofLength = (length: number) => `Aa1${'x'.repeat(length - 3)}`;
    expect(PASSWORD_MAX).toBe(128);
    expect(resetPasswordForm.safeParse(of(ofLength(128))).success).toBe(true);
    expect(messageFor(resetPasswordForm, 'password', of(ofLength(129)))).toBe('At most 128 characters.');
    expect(messageFor(resetPasswordBody, 'password', { password: ofLength(129) })).toBe('At most 128 characters.');
    expect(loginForm.safeParse({ email: 'a@example.org', password: ofLength(256) }).success).toBe(true);
  });

  it('a new password has to be confirmed [B107]', () => {
    expect(messageFor(resetPasswordForm, 'confirmation', { password, confirmation: '' })).toBe(
      'Please input confirm password!',
    );
  });

  it('the confirmation has to match even if the new password itself is invalid [B108]', () => {
    const message = 'Password & confirmation password does not match!';
    expect(messageFor(resetPasswordForm, 'confirmation', { password, confirmation: `${password} ` })).toBe(message);
    expect(messageFor(resetPasswordForm, 'confirmation', { password: 'abc', confirmation: 'abd' })).toBe(message);
  });

  it('a password change inside the app requires a special character', () => {
    const change = (value: string) => ({
      userId: '0190b6a0-0000-7000-8000-000000000001',
      oldPassword: 'x',
      newPassword: value,
    });
    expect(messageFor(changePasswordBody, 'newPassword', change('Amberway1'))).toBe(newPasswordTexts.specialCharacter);
    expect(changePasswordBody.safeParse(change('Amberway1!')).success).toBe(true);
  });
});
