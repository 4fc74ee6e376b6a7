import { describe, expect, it } from 'vitest';
import { authTexts } from '@amberway/contract/auth/texts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { freshAddress } from '../../testing/addresses.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';

const server = useServer();
const login = (email: unknown, password: unknown = DEMO_PASSWORD) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });

describe('a right password', () => {
  it('the response has both tokens next to the user fields [B065 C001]', async () => {
    const { status, body, text } = await login(ACCOUNTS.parent.email);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        gcpToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        _id: DEMO_PEOPLE.parent.id,
        uid: DEMO_PEOPLE.parent.id,
        firstName: 'Priya',
        lastName: 'Sharma',
        email: ACCOUNTS.parent.email,
        type: 'Customer',
        role: 'Customer',
        firstTimeLogin: false,
        actor: null,
      },
    });
    expect(body.data.members.map((child: { _id: string }) => child._id)).toEqual([
      DEMO_CHILDREN.arlo.id,
      DEMO_CHILDREN.noor.id,
    ]);
    expect(text).not.toMatch(/argon2|passwordHash/);
  });

  it.each([
    ['admin', 'Administrator', 'Administrator'],
    ['coach', 'Business', 'BusinessUser'],
    ['subscriber', 'Customer', 'Customer'],
  ] as const)('the login of %s returns type %s and role %s [B085]', async (name, type, role) => {
    const { body } = await login(ACCOUNTS[name].email);
    expect(body.data).toMatchObject({ type, role });
  });

  it('the e-mail address is trimmed and case-insensitive', async () => {
    const { body } = await login('  PARENT@Amberway.TEST ');
    expect(body.data._id).toBe(DEMO_PEOPLE.parent.id);
  });

  it.each([
    ['Awaiting', DEMO_PEOPLE.waiting.email],
    ['OnHold', DEMO_PEOPLE.onHold.email],
  ])('an account that is %s can sign in', async (userStatus, email) => {
    const { status, body } = await login(email);
    expect(status).toBe(200);
    expect(body.data.userStatus).toBe(userStatus);
  });
});

describe('a rejected login', () => {
  it('a wrong password, an unknown address and accounts that may not sign in get the same response', async () => {
    const member = await addUser(server, { type: 'Member' });
    const responses = [
      await login(ACCOUNTS.parent.email, 'Wrong-password1'),
      await login('nobody@example.test'),
      await login(DEMO_PEOPLE.inactive.email),
      await login(DEMO_PEOPLE.deleted.email),
      await login(member.email),
    ];
    for (const response of responses) expectFailure(response, 'wrong_credentials');
    const headerNames = responses.map(({ headers }) => Object.keys(headers).toSorted().join());
    expect(new Set(headerNames).size).toBe(1);
  });

  it('an unknown address takes as long as a password check', async () => {
    const median = async (email: string) => {
      const times: number[] = [];
      for (let n = 0; n < 7; n += 1) {
        const start = performance.now();
        await login(email, 'Wrong-password1');
        times.push(performance.now() - start);
      }
      return times.toSorted((a, b) => a - b)[3] as number;
    };
    await median('warm@example.test');
    const unknown = await median('unknown@example.test');
    const known = await median(ACCOUNTS.subscriber.email);
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('login fields', () => {
  it.each(['', '   ', 'parent', 'parent@', undefined, null, 7, ['a@example.test']])(
    'the email %j is rejected with the specified message [B101]',
    async (email) => {
      expectInvalid(await login(email), 'email', authTexts.enterEmail);
    },
  );

  it.each(['', undefined, null, 12345678])('the password is required when it is %j [B102]', async (password) => {
    const response = await server.call('POST', 'auth/login', { body: { email: 'a@example.test', password } });
    expectInvalid(response, 'password', authTexts.inputPassword);
  });

  it('the password must have 8 characters [B103]', async () => {
    expectInvalid(await login('a@example.test', '1234567'), 'password', authTexts.passwordTooShort);
  });

  it('the response names every invalid field', async () => {
    expectFailure(await login('', ''), 'invalid', {
      message: FAILURES.invalid.message,
      errors: { email: authTexts.enterEmail, password: authTexts.inputPassword },
    });
  });
});
