import { beforeAll, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';

const RACERS = 16;
const server = useServer({ engine: 'postgres' });
const { coach } = DEMO_PEOPLE;
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin');
});
const countOf = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

it('saves of the same children in opposite order wait for each other and do not deadlock', async () => {
  const { id: parentId } = await addUser(server);
  const pair = [await addChild(server, { parentId }), await addChild(server, { parentId })];
  const bodies = Array.from({ length: RACERS }, (_, n) =>
    (n % 2 ? pair : pair.toReversed()).map(({ id }) => ({
      _id: id,
      firstName: 'Raced',
      lastName: n % 2 ? 'Odd' : 'Even',
      primaryContact: coach.id,
    })),
  );
  const responses = await Promise.all(
    bodies.map((body) => server.call('POST', 'member/updateAndCreate', { token, body })),
  );
  expect(countOf(responses, 200)).toBe(RACERS);
});

it('when many edit the same version of a child at once, one succeeds', async () => {
  const { id: parentId } = await addUser(server);
  const child = await addChild(server, { parentId, primaryContact: coach.id });
  const responses = await Promise.all(
    Array.from({ length: RACERS }, (_, n) =>
      server.call('PUT', `member/${child.id}`, { token, body: { listingIdentifier: `AW-${n}`, version: 1 } }),
    ),
  );
  expect([countOf(responses, 200), countOf(responses, 409)]).toEqual([1, RACERS - 1]);
});
