import { createHook } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { freshAddress } from '../../../testing/addresses.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import { addPasskey, addSecondFactor, standInStep } from '../../../testing/factors.ts';
import { cookieFrom } from '../../../testing/devices.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import type { TestResponse } from '../../../testing/server.ts';
import { statementsOf } from '../../../testing/statements.ts';

// The embedded database runs one statement at a time, so the same statements take the same time.

const server = useServer({ jobs: [] });
standInStep();

it('a refused passkey runs the same statements, known or not', async () => {
  const coach = await addUser(server, { type: 'Business' });
  const { token } = await addSecondFactor(server, coach);
  const { authenticator } = await addPasskey(server, token);
  const traceOf = async (one: typeof authenticator) => {
    const options = (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;
    const passkey = one.use(options, { rpId: 'evil.test' });
    return statementsOf(server, async () =>
      expectFailure(
        await server.call('POST', 'auth/passkey/verify', { body: { passkey }, ip: freshAddress() }),
        'factor_wrong',
      ),
    );
  };
  expect(await traceOf(openAuthenticator())).toEqual(await traceOf(authenticator));
});

/** How often the work hands something to a native thread, as Argon2 does: such work has no name of its own. */
const nativeCallsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const hook = createHook({ init: (_id, type) => (count += Number(type === 'undefined')) }).enable();
  await work().finally(() => hook.disable());
  return count;
};

/** All that a response says, but for what differs with every request. */
const saidBy = ({ status, body, headers }: TestResponse) => {
  const { requestId: _id, ...rest } = body;
  const { date: _date, 'x-request-id': _request, ...same } = headers;
  return { status, body: rest, headers: same };
};

describe('a wrong password takes the same steps and gets the same response, whose ever it is [29 (j)]:', () => {
  const people: Record<string, string> = { nobody: 'nobody@example.test' };
  let device = '';
  beforeAll(async () => {
    const add = async (name: string, who: Parameters<typeof addUser>[1] = {}) => {
      const added = await addUser(server, who);
      people[name] = added.email;
      return added;
    };
    await add('of staff', { type: 'Business' });
    await addSecondFactor(server, await add('with a second factor', { type: 'Business' }));
    await add('of a family');
    await add('inactive', { type: 'Business', userStatus: 'Inactive' });
    const { id } = await add('without a password', { type: 'Business' });
    await rowsOf(server, sql`update users set password_hash = null where id = ${id}`);
    const { email, password } = ACCOUNTS.parent;
    device = cookieFrom(await server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() }));
  });

  const traceOf = async (email: string, cookie?: string) => {
    let said: unknown;
    let statements: string[] = [];
    const nativeCalls = await nativeCallsOf(async () => {
      statements = await statementsOf(server, async () => {
        const body = { email, password: 'Wrong-password1' };
        const headers = cookie ? { cookie } : undefined;
        said = saidBy(await server.call('POST', 'auth/login', { body, headers, ip: freshAddress() }));
      });
    });
    return { said, statements, nativeCalls };
  };

  it.each([
    ['from an unknown device', () => undefined],
    ['with the device of somebody else', () => device],
    ['with an invented device', () => `${device.split('=')[0]}=${'A'.repeat(43)}`],
  ])('%s', async (_, cookieOf) => {
    const cookie = cookieOf();
    const expected = await traceOf(people['nobody'] ?? '', cookie);
    expect(expected).toMatchObject({ said: { status: 401, body: { code: 'wrong_credentials' } }, nativeCalls: 1 });
    for (const [who, email] of Object.entries(people)) expect(await traceOf(email, cookie), who).toEqual(expected);
  });
});

it('the options of a passkey sign-in name nobody', async () => {
  const one = (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;
  const two = (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;
  expect(one).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  });
  expect(two.challenge).not.toBe(one.challenge);
});
