import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { LISTENER_NAME } from './listener.ts';
import { notify } from './notify.ts';

const server = useServer({ engine: 'postgres', jobs: [] });
const CHANNEL = 'test_listener';

it('a listener that loses its connection reconnects, calls `missed` and receives messages again', async () => {
  const received: string[] = [];
  const missed = vi.fn();
  const stop = await server.database.listen(CHANNEL, { onMessage: (message) => received.push(message), missed });
  const send = (message: string) => server.within(() => notify(CHANNEL, message));
  await send('before');
  await vi.waitFor(() => expect(received).toEqual(['before']));

  const ended = await rowsOf(
    server,
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${LISTENER_NAME} and datname = current_database()`,
  );
  expect(ended).toHaveLength(1);
  await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  await send('after');
  await vi.waitFor(() => expect(received).toEqual(['before', 'after']));

  await stop();
  await send('to nobody');
  await send('still to nobody');
  expect(received).toHaveLength(2);
});
