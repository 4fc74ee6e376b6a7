import { describe, expect, it } from 'vitest';
import { ACTING_MS } from '@amberway/contract/kernel/limits';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { me } from '../../testing/sessions.ts';

const { admin, coach, parent, subscriber, tran, inactive, deleted } = DEMO_PEOPLE;
const server = useServer();
const open = (token: string, customerId: string) => server.call('POST', `auth/actAs/${customerId}`, { token });

describe('a coach', () => {
  it('a coach opens the view of a family they work with; the response matches the login [B008 B079]', async () => {
    const token = await server.signIn('coach');
    const { status, body } = await open(token, parent.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      gcpToken: expect.any(String),
      _id: parent.id,
      firstName: parent.firstName,
      type: 'Customer',
      role: 'BusinessAccesCustomer',
      actor: { _id: coach.id, firstName: coach.firstName, role: 'BusinessUser' },
    });
    expect(body.data.token).not.toBe(token);
    expect(body.data.members.map((child: { _id: string }) => child._id)).toEqual([
      DEMO_CHILDREN.arlo.id,
      DEMO_CHILDREN.noor.id,
    ]);
    const left = Date.parse(body.data.sessionExpiresAt) - Date.now();
    expect(left).toBeLessThanOrEqual(ACTING_MS);
    expect(left).toBeGreaterThan(ACTING_MS / 2);
  });

  it('the clinician of one child may open the family without being its success manager', async () => {
    expect(tran.csm).not.toBe(coach.id);
    expect((await open(await server.signIn('coach'), tran.id)).status).toBe(200);
  });

  it('a coach gets 404 for other families, staff, deleted customers and unknown ids', async () => {
    const token = await server.signIn('coach');
    for (const id of [
      subscriber.id,
      admin.id,
      coach.id,
      deleted.id,
      DEMO_CHILDREN.arlo.id,
      '01a00000-0000-7000-8000-00000000ffff',
    ]) {
      expectFailure(await open(token, id), 'not_found');
    }
  });
});

it('an administrator opens the view of any customer who is not deleted', async () => {
  const token = await server.signIn('admin');
  for (const { id } of [parent, subscriber, inactive]) {
    const { status, body } = await open(token, id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      _id: id,
      role: 'BusinessAccesCustomer',
      actor: { _id: admin.id, role: 'Administrator' },
    });
  }
  expectFailure(await open(token, deleted.id), 'not_found');
});

it('a customer may not act as anyone, themselves included', async () => {
  const token = await server.signIn('parent');
  for (const id of [parent.id, subscriber.id]) expectFailure(await open(token, id), 'forbidden');
});

it('no further view can be opened from a customer’s view', async () => {
  const acting = (await open(await server.signIn('admin'), parent.id)).body.data.token as string;
  for (const id of [subscriber.id, parent.id]) expectFailure(await open(acting, id), 'forbidden');
});

it('user/me returns the customer with the actor in the view, and the coach for the coach’s own token', async () => {
  const token = await server.signIn('coach');
  const acting = (await open(token, parent.id)).body.data.token as string;
  expect((await me(server, acting)).body.data).toMatchObject({
    _id: parent.id,
    role: 'BusinessAccesCustomer',
    actor: { _id: coach.id },
  });
  expect((await me(server, token)).body.data).toMatchObject({ _id: coach.id, role: 'BusinessUser', actor: null });
});

describe('ending a view', () => {
  it('the response is the real user as at login, and the view’s token is revoked [B008]', async () => {
    const token = await server.signIn('coach');
    const acting = (await open(token, parent.id)).body.data.token as string;
    const { status, body } = await server.call('POST', 'auth/actAs/end', { token: acting });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: coach.id, role: 'BusinessUser', type: 'Business', actor: null });
    expectFailure(await me(server, acting), 'session_expired');
    expect((await me(server, body.data.token)).body.data._id).toBe(coach.id);
    expect((await me(server, token)).status).toBe(200);
  });

  it('ending a view outside a view returns 403', async () => {
    for (const name of ['coach', 'admin', 'parent'] as const) {
      expectFailure(await server.call('POST', 'auth/actAs/end', { token: await server.signIn(name) }), 'forbidden');
    }
  });

  it('the session after a view expires no later than the original sign-in', async () => {
    const token = await server.signIn('coach');
    const ends = (await me(server, token)).body.data.sessionExpiresAt as string;
    const acting = (await open(token, parent.id)).body.data.token as string;
    const back = (await server.call('POST', 'auth/actAs/end', { token: acting })).body.data;
    expect(back.sessionExpiresAt).toBe(ends);
  });
});
