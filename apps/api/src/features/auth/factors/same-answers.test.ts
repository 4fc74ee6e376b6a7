import { expect, it } from 'vitest';
import { freshAddress } from '../../../testing/addresses.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import { addPasskey, addSecondFactor, standInStep } from '../../../testing/factors.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addUser } from '../../../testing/people.ts';
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

it('a wrong password runs the same statements for an account with a second factor, one without, and none', async () => {
  const [plain, strong] = [await addUser(server, { type: 'Business' }), await addUser(server, { type: 'Business' })];
  await addSecondFactor(server, strong);
  const traceOf = (email: string) =>
    statementsOf(server, async () =>
      expectFailure(
        await server.call('POST', 'auth/login', { body: { email, password: 'Wrong-password1' }, ip: freshAddress() }),
        'wrong_credentials',
      ),
    );
  const nobody = await traceOf('nobody@example.test');
  expect(await traceOf(plain.email)).toEqual(nobody);
  expect(await traceOf(strong.email)).toEqual(nobody);
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
