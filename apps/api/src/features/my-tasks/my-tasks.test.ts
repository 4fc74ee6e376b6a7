import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MAX_MY_TASKS, myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();

const someone = async (type: 'Business' | 'Administrator' = 'Business') => {
  const user = await addUser(server, { type });
  return { id: user.id, token: await server.signIn(user) };
};
const add = (token: string, title: unknown) => server.call('POST', 'mytasks', { token, body: { title } });
const put = (token: string, id: string, body: object) => server.call('PUT', `mytasks/${id}`, { token, body });
const remove = (token: string, id: string) => server.call('DELETE', `mytasks/${id}`, { token });
const list = async (token: string) => (await server.call('GET', 'mytasks', { token })).body;

describe('personal tasks', () => {
  it.each(['Business', 'Administrator'] as const)(
    'are added, ticked, renamed, listed and removed [C086 C087 C088 C089]: %s',
    async (type) => {
      const { token } = await someone(type);
      expect(await list(token)).toMatchObject({ count: 0, data: [] });
      const first = (await add(token, ' Call the school ')).body;
      expect(first).toMatchObject({
        message: myTaskTexts.added,
        data: { title: 'Call the school', completed: false, version: 1 },
      });
      const second = (await add(token, 'Prepare the cards')).body.data;
      const titles = async () => (await list(token)).data.map((one: { title: string }) => one.title);
      expect(await titles()).toEqual(['Prepare the cards', 'Call the school']);
      expect((await put(token, second._id, { completed: true })).body.data).toMatchObject({ completed: true });
      expect(await titles()).toEqual(['Call the school', 'Prepare the cards']);
      expectFailure(await put(token, second._id, { title: 'Late', version: 1 }), 'stale');
      expect((await put(token, second._id, { title: 'Cards', version: 2 })).body.data.completed).toBe(true);
      expect((await remove(token, second._id)).body.message).toBe(myTaskTexts.removed);
      expect(await titles()).toEqual(['Call the school']);
    },
  );

  it('need a title, also when renamed [B498]', async () => {
    const { token } = await someone();
    for (const title of ['', ' \n ', undefined, 7])
      expectInvalid(await add(token, title), 'title', myTaskTexts.inputTitle);
    const { _id } = (await add(token, 'Keep me')).body.data;
    expectInvalid(await put(token, _id, { title: '  ' }), 'title', myTaskTexts.inputTitle);
    expect((await put(token, _id, { user: DEMO_PEOPLE.admin.id })).status).toBe(422);
    expect((await list(token)).data).toMatchObject([{ title: 'Keep me' }]);
  });

  it('of others return 404; families and staff acting as a family have none [B531]', async () => {
    const [me, other] = [await someone(), await someone()];
    const { _id } = (await add(me.token, 'Mine')).body.data;
    expectFailure(await put(other.token, _id, { completed: true }), 'not_found');
    expectFailure(await remove(other.token, _id), 'not_found');
    expectFailure(await add(await server.signIn('parent'), 'Not here'), 'forbidden');
    const coach = await server.signIn('coach');
    const view = await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: coach });
    expectFailure(await add(view.body.data.token, 'Not here'), 'forbidden');
  });

  it('are limited in number', async () => {
    const { id, token } = await someone();
    await rowsOf(
      server,
      sql`insert into my_tasks (id, user_id, title)
        select gen_random_uuid(), ${id}, 'n' from generate_series(1, ${MAX_MY_TASKS})`,
    );
    expectInvalid(await add(token, 'One more'), 'title', myTaskTexts.tooMany);
  });
});
