import { expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';

const RACERS = 20;
const server = useServer({ engine: 'postgres' });

it.each([0, 1])(
  'of many tabs that save on version %i at once, one succeeds and its text is kept [C262]',
  async (version) => {
    const token = await server.signIn('parent');
    const put = (value: unknown, basedOn: number) =>
      server.call('PUT', `draft/note/race${version}`, { token, body: { value, version: basedOn } });
    if (version > 0) await put('begun', 0);
    const answers = await Promise.all(Array.from({ length: RACERS }, (_, n) => put(n, version)));
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(RACERS - 1);
    const { body } = await server.call('GET', `draft/note/race${version}`, { token });
    expect(body.data).toMatchObject({ value: winners[0], version: version + 1 });
  },
);
