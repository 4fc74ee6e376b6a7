import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { childForm } from '../../testing/forms.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestWhileHeld } from '../../testing/locks.ts';
import { addChild, addUser } from '../../testing/people.ts';

const server = useServer({ engine: 'postgres' });

it('a form about a child and a concurrent notification about the child both succeed', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  const child = await addChild(server, { parentId: user.id });
  const response = await requestWhileHeld(server, {
    first: sql`select 1 from members where id = ${child.id} for no key update`,
    ask: () => server.call('POST', 'forms/child/submission', { token, body: childForm(child.id) }),
    next: sql`update users set unread_count = unread_count + 1 where id = ${user.id}`,
  });
  expect(response.status, response.text).toBe(200);
});
