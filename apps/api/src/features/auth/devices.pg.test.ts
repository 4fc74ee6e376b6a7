import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieFrom } from '../../testing/devices.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });

const signIn = ({ email, password }: TestUser, cookie?: string) =>
  server.call('POST', 'auth/login', { body: { email, password }, ...(cookie && { headers: { cookie } }) });

it('ending devices during sign-ins leaves no live session on an unlisted device', async () => {
  const user = await addUser(server);
  const own = await signIn(user);
  const { token } = own.body.data;
  for (let round = 0; round < 5; round += 1) {
    const phone = cookieFrom(await signIn(user));
    const { data } = (await server.call('GET', 'auth/devices', { token })).body;
    const others = (data as { _id: string; current: boolean }[]).filter(({ current }) => !current);
    await Promise.all([
      ...Array.from({ length: 3 }, () => signIn(user, phone)),
      ...others.map(({ _id }) => server.call('DELETE', `auth/devices/${_id}`, { token })),
      ...(round % 2 ? [server.call('POST', 'auth/devices/endOthers', { token, body: {} })] : []),
    ]);
    const hidden = await rowsOf(
      server,
      sql`select s.id from sessions s left join devices d on d.id = s.device_id
        where s.user_id = ${user.id} and s.revoked_at is null and (d.id is null or d.ended_at is not null)`,
    );
    expect(hidden).toEqual([]);
  }
});
