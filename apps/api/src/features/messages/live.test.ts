import { beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { openPage } from '../../testing/streams.ts';

const server = useServer({ jobs: [] });
let url: string;
beforeAll(async () => {
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

it('open pages get an event when a message arrives and when it is acknowledged', async () => {
  const family = await addUser(server, { csm: DEMO_PEOPLE.coach.id });
  const [coach, reader] = [await server.signIn('coach'), await server.signIn(family)];
  const pages = { coach: await openPage(url, coach), family: await openPage(url, reader) };
  const body = { to: family.id, message: 'Hello' };
  const { _id: messageId } = (await server.call('POST', 'clientMessage', { token: coach, body })).body.data;
  const event = { type: 'message', messageId };
  await vi.waitFor(() => expect(pages.family.events).toContainEqual(event));
  expect(pages.coach.events).not.toContainEqual(event);
  await server.call('POST', `clientMessage/${messageId}/acknowledge`, { token: reader });
  await vi.waitFor(() => expect(pages.coach.events).toContainEqual(event));
  Object.values(pages).forEach(({ leave }) => leave());
});
