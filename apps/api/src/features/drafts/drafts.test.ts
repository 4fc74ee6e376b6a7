import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DRAFT_MAX_BYTES, DRAFTS_PER_USER } from '@amberway/contract/drafts/schemas';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { sweepDrafts } from './queries.ts';

const server = useServer();
let parent: string;
let coach: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
  coach = await server.signIn('coach');
});

const read = (token: string, name: string) => server.call('GET', `draft/${name}`, { token });
const save = (token: string, name: string, value: unknown, version?: number) =>
  server.call('PUT', `draft/${name}`, { token, body: { value, version } });
const remove = (token: string, name: string) => server.call('DELETE', `draft/${name}`, { token });

describe('a draft', () => {
  it('a draft is stored, changed, read and deleted [C261 C262 C263]', async () => {
    expect((await read(parent, 'note/a')).body.data).toBeNull();
    const first = await save(parent, 'note/a', { text: 'Today Arlo' }, 0);
    expect(first.body.data.version).toBe(1);
    expect((await save(parent, 'note/a', { text: 'Today Arlo waved' }, 1)).body.data.version).toBe(2);
    expect((await read(parent, 'note/a')).body.data).toMatchObject({
      kind: 'note',
      key: 'a',
      version: 2,
      value: { text: 'Today Arlo waved' },
    });
    for (let n = 0; n < 2; n += 1) expect((await remove(parent, 'note/a')).status).toBe(200);
    expect((await read(parent, 'note/a')).body.data).toBeNull();
  });

  it('a draft may be any JSON and is returned unchanged', async () => {
    for (const value of [null, 'text', 0, [], ['<script>alert(1)</script>', { deep: [1, null] }], { é: '😀' }]) {
      await save(parent, 'note/json', value);
      expect((await read(parent, 'note/json')).body.data.value).toEqual(value);
    }
  });

  it('a draft belongs to its author: nobody else reads, changes or deletes it [C261]', async () => {
    await save(parent, 'note/mine', 'of the parent', 0);
    expect((await read(coach, 'note/mine')).body.data).toBeNull();
    await save(coach, 'note/mine', 'of the coach', 0);
    await remove(coach, 'note/mine');
    expect((await read(parent, 'note/mine')).body.data).toMatchObject({ value: 'of the parent', version: 1 });
  });

  it("staff in a customer's view keep using their own drafts [C261]", async () => {
    await save(parent, 'note/view', 'of the parent', 0);
    await save(coach, 'note/view', 'of the coach', 0);
    const acting = (
      await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: await server.signIn('coach') })
    ).body.data.token as string;
    expect((await read(acting, 'note/view')).body.data.value).toBe('of the coach');
    expect((await save(acting, 'note/view', 'of the coach, too', 1)).status).toBe(200);
    expect((await read(parent, 'note/view')).body.data.value).toBe('of the parent');
  });
});

describe('two tabs', () => {
  it('a save on an older version is rejected and nothing is lost [C262]', async () => {
    await save(parent, 'note/tabs', 'both begin here', 0);
    expect((await save(parent, 'note/tabs', 'first tab', 1)).status).toBe(200);
    expectFailure(await save(parent, 'note/tabs', 'second tab', 1), 'stale');
    expect((await read(parent, 'note/tabs')).body.data).toMatchObject({ value: 'first tab', version: 2 });
    expect((await save(parent, 'note/tabs', 'second tab', 2)).status).toBe(200);
  });

  it('a second first save and a save of a deleted draft are rejected as stale [C262]', async () => {
    expect((await save(parent, 'note/begin', 'first', 0)).status).toBe(200);
    expectFailure(await save(parent, 'note/begin', 'second', 0), 'stale');
    await remove(parent, 'note/begin');
    expectFailure(await save(parent, 'note/begin', 'late', 1), 'stale');
    expect((await read(parent, 'note/begin')).body.data).toBeNull();
  });

  it('a save without a version always succeeds', async () => {
    await save(parent, 'note/free', 'one');
    expect((await save(parent, 'note/free', 'two')).body.data.version).toBe(2);
  });
});

describe('limits', () => {
  it('a draft may have 256 KB and not a byte more [C262]', async () => {
    const fits = 'x'.repeat(DRAFT_MAX_BYTES - 2);
    expect((await save(parent, 'note/large', fits)).status).toBe(200);
    const response = await save(parent, 'note/large', `${fits}x`);
    expectFailure(response, 'too_large', { message: 'A draft may hold 256 KB. Please shorten the text or submit it.' });
    expect((await read(parent, 'note/large')).body.data.version).toBe(1);
  });

  it('a too deeply nested value is rejected', async () => {
    const bomb = `{"value":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const response = await server.call('PUT', 'draft/note/deep', { token: parent, body: bomb });
    expect([response.status, response.body.code]).toEqual([422, 'invalid']);
  });

  it('a body without a value, an unknown field or an invalid name is rejected', async () => {
    expect((await server.call('PUT', 'draft/note/x', { token: parent, body: {} })).status).toBe(422);
    expect((await server.call('PUT', 'draft/note/x', { token: parent, body: { value: 1, owner: 'me' } })).status).toBe(
      422,
    );
    for (const name of ['Note/x', 'note/a%20b', `note/${'k'.repeat(161)}`, 'note/%27;--'])
      expect((await read(parent, name)).status).toBe(400);
  });

  it('the number of drafts per user is limited', async () => {
    const user = await addUser(server);
    const token = await server.signIn(user);
    await rowsOf(
      server,
      sql`insert into drafts (id, user_id, kind, key, value) select gen_random_uuid(), ${user.id}, 'note', n::text, '1' from generate_series(1, ${DRAFTS_PER_USER}) n`,
    );
    expect((await save(token, 'note/more', 'x', 0)).status).toBe(422);
    expect((await save(token, 'note/1', 'changed', 1)).status).toBe(200);
  });
});

it('a user’s own drafts of a kind are listed, latest first', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  await save(token, 'note/old', 'a');
  await save(token, 'note/new', 'b');
  await save(token, 'other/x', 'c');
  await rowsOf(
    server,
    sql`update drafts set updated_at = now() - interval '1 hour' where user_id = ${user.id} and key = 'old'`,
  );
  const { body } = await server.call('GET', 'draft/note', { token });
  expect(body.count).toBe(2);
  expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['new', 'old']);
  expect(body.data[0]).not.toHaveProperty('value');
});

it('drafts unchanged for 90 days are deleted, others stay', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  for (const [key, days] of [
    ['kept', 89],
    ['swept', 91],
  ] as const) {
    await save(token, `note/${key}`, key);
    await rowsOf(
      server,
      sql`update drafts set updated_at = now() - make_interval(days => ${days}) where user_id = ${user.id} and key = ${key}`,
    );
  }
  await server.within(sweepDrafts);
  expect((await server.call('GET', 'draft/note', { token })).body.data.map(({ key }: { key: string }) => key)).toEqual([
    'kept',
  ]);
});

describe('a conflict copy of a draft', () => {
  const conflict = (token: string, name: string, value: unknown) =>
    server.call('POST', `draft/${name}/conflict`, { token, body: { value } });
  const both = async (name: string) => {
    await save(parent, name, 'on the server', 0);
    expect((await conflict(parent, name, 'in the browser')).status).toBe(200);
    return (await read(parent, name)).body.data;
  };

  it('a conflict copy is stored beside the draft and returned with it, once', async () => {
    const found = await both('note/two');
    expect(found).toMatchObject({ value: 'on the server', version: 1, conflict: { value: 'in the browser' } });
    for (const again of ['in the browser', 'on the server']) await conflict(parent, 'note/two', again);
    expect((await save(parent, 'note/two', 'chosen', 1)).status).toBe(200);
    const { body } = await server.call('PUT', 'draft/note/two', {
      token: parent,
      body: { value: 'chosen', version: 2, settles: found.conflict._id },
    });
    expect(body.data.version).toBe(3);
    expect((await read(parent, 'note/two')).body.data).toMatchObject({ value: 'chosen', conflict: null });
  });

  it('a conflict copy becomes the draft if there is none, or if the other is deleted unseen', async () => {
    await conflict(parent, 'note/alone', 'in the browser');
    expect((await read(parent, 'note/alone')).body.data).toMatchObject({ value: 'in the browser', conflict: null });
    await both('note/finished');
    await remove(parent, 'note/finished');
    const next = (await read(parent, 'note/finished')).body.data;
    expect(next).toMatchObject({ value: 'in the browser', conflict: null });
    await remove(parent, 'note/finished');
    expect((await read(parent, 'note/finished')).body.data).toBeNull();
  });

  it('a conflict copy is deleted with the draft when its owner has seen both', async () => {
    const { conflict: shown } = await both('note/seen');
    await server.call('DELETE', `draft/note/seen?settles=${shown._id}`, { token: parent });
    expect((await read(parent, 'note/seen')).body.data).toBeNull();
  });

  it('a conflict copy is private, counts towards the limit, and is deleted after 90 days', async () => {
    const { conflict: mine } = await both('note/whose');
    await save(coach, 'note/whose', 'of the coach', 0);
    await server.call('DELETE', `draft/note/whose?settles=${mine._id}`, { token: coach });
    expect((await read(parent, 'note/whose')).body.data.conflict).toMatchObject({ value: 'in the browser' });

    const user = await addUser(server);
    const token = await server.signIn(user);
    await save(token, 'note/full', 'first', 0);
    const [draft] = await rowsOf<{ id: string }>(server, sql`select id from drafts where user_id = ${user.id}`);
    await rowsOf(
      server,
      sql`insert into draft_conflicts (id, draft_id, value)
        select gen_random_uuid(), ${draft?.id}, to_jsonb(n) from generate_series(2, ${DRAFTS_PER_USER}) n`,
    );
    expect((await conflict(token, 'note/full', 'one too many')).status).toBe(422);
    expect((await save(token, 'note/other', 'one too many', 0)).status).toBe(422);

    await rowsOf(server, sql`update drafts set updated_at = now() - interval '91 days' where id = ${draft?.id}`);
    await server.within(sweepDrafts);
    expect((await read(token, 'note/full')).body.data).not.toBeNull();
    await rowsOf(server, sql`update draft_conflicts set created_at = now() - interval '91 days'`);
    await rowsOf(server, sql`update drafts set updated_at = now() - interval '91 days' where id = ${draft?.id}`);
    await server.within(sweepDrafts);
    expect((await read(token, 'note/full')).body.data).toBeNull();
  });
});
