import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();
const mark = (token: string, id: string) => server.call('PATCH', `user/firstLogin/${id}`, { token });

it('the first-login call clears firstTimeLogin for good; repeating it changes nothing [B070]', async () => {
  const user = await addUser(server, { firstTimeLogin: true });
  const token = await server.signIn(user);
  expect((await me(server, token)).body.data.firstTimeLogin).toBe(true);
  for (let n = 0; n < 2; n += 1) {
    expect((await mark(token, user.id)).body).toEqual({ status: true, data: { _id: user.id, firstTimeLogin: false } });
  }
  expect((await me(server, token)).body.data.firstTimeLogin).toBe(false);
  const entries = await rowsOf(
    server,
    sql`select 1 from audit_log where action = 'firstLogin' and record_id = ${user.id}`,
  );
  expect(entries).toHaveLength(1);
});

it('the first-login call is for the user’s own id only, also for administrators [B070]', async () => {
  const newparent = await server.signIn('newparent');
  expectFailure(await mark(newparent, DEMO_PEOPLE.parent.id), 'not_found');
  expectFailure(await mark(await server.signIn('admin'), DEMO_PEOPLE.newparent.id), 'not_found');
  expect((await me(server, newparent)).body.data.firstTimeLogin).toBe(true);
});
