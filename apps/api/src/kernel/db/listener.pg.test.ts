import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { LISTENER_NAME } from './listener.ts';
import { notify } from './notify.ts';

const server = useServer({ engine: 'postgres', jobs: [] });
const CHANNEL = 'test_listener';

it('a listener that loses its connection reconnects, calls `missed` and receives messages again', async () => {
  const heard: string[] = [];
  const missed = vi.fn();
  const stop = await server.database.listen(CHANNEL, { heard: (message) => heard.push(message), missed });
  const say = (message: string) => server.within(() => notify(CHANNEL, message));
  await say('before');
  await vi.waitFor(() => expect(heard).toEqual(['before']));

  const ended = await rowsOf(
    server,
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${LISTENER_NAME} and datname = current_database()`,
  );
  expect(ended).toHaveLength(1);
  await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  await say('after');
  await vi.waitFor(() => expect(heard).toEqual(['before', 'after']));

  await stop();
  await say('to nobody');
  await say('still to nobody');
  expect(heard).toHaveLength(2);
});
