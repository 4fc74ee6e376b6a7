import { describe, expect, it } from 'vitest';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { SIGNATURE_HEADER, signatureOf } from '../../kernel/http/signature.ts';
import { expectFailure } from '../../testing/failures.ts';
import { eventOf, signed, WEBHOOK_SECRET } from '../../testing/forms.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { openTestServer } from '../../testing/server.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();
const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  server.call('POST', 'forms/webhook', { body, headers });
const formsOf = async (user: { email: string; password: string }) =>
  (await me(server, await server.signIn(user))).body.data.forms as string | null;

describe('a submission from a form provider', () => {
  it('is saved on the user when it is signed [C269 B733]', async () => {
    const user = await addUser(server);
    const { body } = await send(signed(eventOf(user.id, { providerField: 'ignored' })));
    expect(body.data).toMatchObject({ type: 'parent', state: 'submitted' });
    expect(JSON.parse((await formsOf(user)) ?? '')).toMatchObject({
      ParentOnboardingProfile: {
        yourName: { first: 'Per', last: 'Son' },
        answers: { 'How did you hear of us?': 'From a friend', children: 2 },
      },
    });
  });

  it('counts once when the event is repeated, and is replaced by a later event [C269]', async () => {
    const user = await addUser(server);
    const event = eventOf(user.id);
    const first = await send(signed(event));
    const changed = { ...event, answers: { children: 9 } };
    expect((await send(signed(changed))).body).toEqual(first.body);
    expect(await formsOf(user)).not.toContain('"children":9');
    await send(signed(eventOf(user.id, { answers: { children: 9 } })));
    expect(await formsOf(user)).toContain('"children":9');
  });

  it('need not name a family’s only child, but must name one of several', async () => {
    const user = await addUser(server);
    await addChild(server, { parentId: user.id });
    expect((await send(signed(eventOf(user.id, { type: 'child' })))).status).toBe(200);
    await addChild(server, { parentId: user.id });
    expect((await send(signed(eventOf(user.id, { type: 'child' })))).status).toBe(422);
  });
});

it('a carer’s form may repeat the prefilled child of its own family, and is stored for the carer', async () => {
  const user = await addUser(server);
  const child = await addChild(server, { parentId: user.id });
  expect((await send(signed(eventOf(user.id, { member: child.id })))).status).toBe(200);
  expect(JSON.parse((await formsOf(user)) ?? '')).toMatchObject({ ParentOnboardingProfile: { member: null } });
  expectFailure(await send(signed(eventOf(user.id, { member: DEMO_CHILDREN.arlo.id }))), 'not_found');
});

describe('a submission that is rejected and stores nothing', () => {
  it.each([
    ['no signature', () => ({})],
    ['a wrong secret', (body: string) => ({ [SIGNATURE_HEADER]: signatureOf('another secret altogether', body) })],
    ['the signature of another body', () => ({ [SIGNATURE_HEADER]: signatureOf(WEBHOOK_SECRET, '{}') })],
    ['a bare hash', (body: string) => ({ [SIGNATURE_HEADER]: signatureOf(WEBHOOK_SECRET, body).slice(7) })],
    ['a cut signature', (body: string) => ({ [SIGNATURE_HEADER]: signatureOf(WEBHOOK_SECRET, body).slice(0, -2) })],
  ])('has %s: 401 [C269]', async (_name, headersFor) => {
    const user = await addUser(server);
    const body = JSON.stringify(eventOf(user.id));
    expectFailure(await send({ body, headers: headersFor(body) }), 'signature_invalid');
    expect(await formsOf(user)).toBeNull();
  });

  it('has its signature checked before the body is parsed', async () => {
    for (const body of ['not json', '{}', '']) {
      expectFailure(
        await send({ body, headers: { [SIGNATURE_HEADER]: signatureOf('another secret altogether', body) } }),
        'signature_invalid',
      );
    }
    const body = 'not json';
    expectFailure(
      await send({ body, headers: { [SIGNATURE_HEADER]: signatureOf(WEBHOOK_SECRET, body) } }),
      'malformed',
    );
    expect((await send(signed({ eventId: 'x' }))).status).toBe(422);
  });

  it('names an unknown user or a foreign child: 404', async () => {
    const user = await addUser(server);
    expectFailure(await send(signed(eventOf('01a00000-0000-7000-8000-00000000ffff'))), 'not_found');
    expectFailure(await send(signed(eventOf(user.id, { type: 'child', member: DEMO_CHILDREN.arlo.id }))), 'not_found');
    const coach = await addUser(server, { type: 'Business' });
    expectFailure(await send(signed(eventOf(coach.id))), 'not_found');
    expect(await formsOf(user)).toBeNull();
  });

  it('is sent while no secret is configured, however it is signed', async () => {
    const closed = await openTestServer({ env: { FORM_WEBHOOK_SECRET: '' } });
    try {
      const { body, headers } = signed(eventOf('01a00000-0000-7000-8000-00000000ffff'), '');
      expectFailure(await closed.call('POST', 'forms/webhook', { body, headers }), 'signature_invalid');
    } finally {
      await closed.close();
    }
  });
});
