import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contentId } from '@amberway/fixtures/content/record';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 20;
const server = useServer({ engine: 'postgres' });
const VIDEO = contentId('video', 6);

it('when many devices report progress at once, one row is stored and nothing finished is lost', async () => {
  const token = await server.signIn('subscriber');
  const put = (n: number) =>
    server.call('PUT', `learning/video/${VIDEO}/progress`, {
      token,
      body: n % 4 === 0 ? { done: true } : { seconds: n, duration: 1_000 },
    });
  const responses = await Promise.all(Array.from({ length: RACERS }, (_, n) => put(n)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const rows = await rowsOf<{ done: boolean; seconds: number }>(
    server,
    sql`select done_at is not null as done, seconds from learning_progress where item_id = ${VIDEO}`,
  );
  expect(rows).toEqual([{ done: true, seconds: expect.any(Number) }]);
  const logged = await rowsOf(server, sql`select action from audit_log where record_id = ${VIDEO}`);
  expect(logged).toEqual([{ action: 'finish' }]);
});

it('the same favourite set on many devices at once is stored once', async () => {
  const token = await server.signIn('subscriber');
  const body = { isFavourite: true };
  const put = () => server.call('PUT', `learning/video/${VIDEO}/favourite`, { token, body });
  await Promise.all(Array.from({ length: RACERS }, put));
  const logged = await rowsOf(
    server,
    sql`select action from audit_log where record_id = ${VIDEO} and action = 'addFavourite'`,
  );
  expect(logged).toHaveLength(1);
});
