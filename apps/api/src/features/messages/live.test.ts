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

it('open pages of both get an event when a message is sent and when it is acknowledged', async () => {
  const family = await addUser(server, { csm: DEMO_PEOPLE.coach.id });
  const [coach, reader] = [await server.signIn('coach'), await server.signIn(family)];
  const pages = { coach: await openPage(url, coach), family: await openPage(url, reader) };
  const body = { to: family.id, message: 'Hello' };
  const { _id: messageId } = (await server.call('POST', 'clientMessage', { token: coach, body })).body.data;
  const event = { type: 'message', messageId };
  const seen = ({ events }: { events: readonly unknown[] }) =>
    events.filter((one) => JSON.stringify(one) === JSON.stringify(event)).length;
  // The sender's other devices show the conversation too.
  const seenByBoth = (times: number) =>
    vi.waitFor(() => expect([seen(pages.coach), seen(pages.family)]).toEqual([times, times]));
  await seenByBoth(1);
  await server.call('POST', `clientMessage/${messageId}/acknowledge`, { token: reader });
  await seenByBoth(2);
  Object.values(pages).forEach(({ leave }) => leave());
});
