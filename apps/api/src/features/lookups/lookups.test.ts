import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lookup, LookupType } from '@amberway/contract/lookups/schemas';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addProgramme } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { LOOKUP_USES } from './uses.queries.ts';

const server = useServer();
let admin: string;
let parent: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
  parent = await server.signIn('parent');
});

const read = async (path: string): Promise<Lookup[]> => {
  const response = await server.call('GET', path, { token: parent });
  expect(response.status, response.text).toBe(200);
  expect(response.body.count).toBe(response.body.data.length);
  return response.body.data;
};
const names = async (path: string) => (await read(path)).map(({ name }) => name);
const create = (body: object, headers = {}) => server.call('POST', 'lookups', { token: admin, body, headers });
const edit = (id: string, body: object) => server.call('PUT', `lookups/${id}`, { token: admin, body });
const add = async (type: LookupType, name: string): Promise<Lookup> => (await create({ type, name })).body.data;

describe('reading lookup lists', () => {
  it.each([
    ['tags', 'tag'],
    ['skill', 'skill'],
    ['complexity', 'complexity'],
    ['milestoneType', 'milestoneType'],
    ['taskType', 'taskType'],
    ['resourceType', 'resourceType'],
  ] as const)('%s answers its list in order [C034 C071 C072 C073 C074 C102]', async (path, type) => {
    expect(await names(path)).toEqual(START_LOOKUPS[type]);
  });

  it.each(['types=gender,complexity', 'types=gender&types=complexity', 'types=complexity,,%20gender,'])(
    'returns several lists at once: %s [C035]',
    async (query) => {
      expect(await names(`lookups?${query}`)).toEqual([...START_LOOKUPS.complexity, ...START_LOOKUPS.gender]);
    },
  );

  it('returns session types and statuses in one call [B550]', async () => {
    expect(await names('lookups?types=sessionType,sessionStatus')).toEqual([
      ...START_LOOKUPS.sessionStatus,
      ...START_LOOKUPS.sessionType,
    ]);
  });

  it('returns all lists without types or with empty ones [C035]', async () => {
    const all = Object.values(START_LOOKUPS).flat().length;
    expect(await read('lookups')).toHaveLength(all);
    expect(await read('lookups?types=')).toHaveLength(all);
  });

  it('rejects an unknown list and names it', async () => {
    const response = await server.call('GET', 'lookups?types=gender,colours', { token: parent });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors ?? {})).toEqual(['types.1']);
  });
});

describe('an administrator editing lookup lists', () => {
  it('adds, renames, reorders and removes an entry [C271]', async () => {
    const created = await create({ type: 'relationship', name: '  Neighbour ', order: 99 });
    expect(created.body.data).toMatchObject({ type: 'relationship', name: 'Neighbour', order: 99, version: 1 });
    const { _id, version } = created.body.data as Lookup;
    expect((await names('lookups?types=relationship')).at(-1)).toBe('Neighbour');

    const renamed = await edit(_id, { name: 'Good neighbour', version });
    expect(renamed.body.data).toMatchObject({ _id, name: 'Good neighbour', order: 99, version: 2 });

    expect((await server.call('DELETE', `lookups/${_id}`, { token: admin })).body).toEqual({
      status: true,
      data: null,
    });
    expect(await names('lookups?types=relationship')).not.toContain('Good neighbour');
    for (const gone of [
      await edit(_id, { name: 'Back' }),
      await server.call('DELETE', `lookups/${_id}`, { token: admin }),
    ])
      expectFailure(gone, 'not_found');
    const remaining = await rowsOf(server, sql`select 1 from lookups where id = ${_id} and deleted_at is not null`);
    expect(remaining).toHaveLength(1);
  });

  it('gets 409 for a name already in the list, in any case, and may reuse it once it is removed', async () => {
    const taken = {
      message: 'This name is already in the list.',
      errors: { name: 'This name is already in the list.' },
    };
    const first = await add('tag', 'Swimming');
    const other = await add('tag', 'Cycling');
    expectFailure(await create({ type: 'tag', name: 'swimming' }), 'duplicate', taken);
    expectFailure(await edit(other._id, { name: 'SWIMMING' }), 'duplicate', taken);
    expect((await create({ type: 'gender', name: 'Swimming' })).status).toBe(200);
    await server.call('DELETE', `lookups/${first._id}`, { token: admin });
    expect((await create({ type: 'tag', name: 'Swimming' })).status).toBe(200);
  });

  it('gets 422 naming the field that is wrong', async () => {
    expectInvalid(await create({ type: 'tag', name: '   ' }), 'name', 'Please input a name!');
    expectInvalid(await create({ type: 'tag', name: 'x'.repeat(121) }), 'name', 'At most 120 characters.');
    for (const body of [
      { name: 'No list' },
      { type: 'tag', name: 'x', order: -1 },
      { type: 'tag', name: 'x', order: 1.5 },
    ]) {
      expect((await create(body)).status).toBe(422);
    }
  });
});

describe('ordering a lookup list', () => {
  const order = (body: object) => server.call('PUT', 'lookups/order', { token: admin, body });

  it('puts the named entries first, in the given order, and the rest after them', async () => {
    const before = await read('lookups?types=gender');
    const ids = before.map(({ _id }) => _id).toReversed();
    expect((await order({ type: 'gender', ids: ids.slice(0, 2) })).status).toBe(200);
    const after = (await read('lookups?types=gender')).map(({ _id }) => _id);
    expect(after.slice(0, 2)).toEqual(ids.slice(0, 2));
    expect(after.toSorted()).toEqual(ids.toSorted());
  });

  it('changes nothing when one of the ids is not in the list', async () => {
    const before = await read('lookups?types=gender,tag');
    const genders = before.filter(({ type }) => type === 'gender').map(({ _id }) => _id);
    const tag = before.find(({ type }) => type === 'tag')?._id;
    expectFailure(await order({ type: 'gender', ids: [...genders.toReversed(), tag] }), 'not_found');
    expect(await read('lookups?types=gender,tag')).toEqual(before);
    for (const body of [{ type: 'gender' }, { type: 'gender', ids: [] }, { type: 'gender', ids: ['x'] }])
      expect((await order(body)).status).toBe(422);
  });
});

it('session statuses are fixed: nobody adds, renames, orders or removes them', async () => {
  const before = await read('lookups?types=sessionStatus');
  const id = before[0]?._id ?? '';
  expect((await create({ type: 'sessionStatus', name: 'Perhaps' })).status).toBe(422);
  const ids = before.map(({ _id }) => _id).toReversed();
  expect(
    (await server.call('PUT', 'lookups/order', { token: admin, body: { type: 'sessionStatus', ids } })).status,
  ).toBe(422);
  expectFailure(await edit(id, { name: 'Perhaps' }), 'forbidden');
  expectFailure(await server.call('DELETE', `lookups/${id}`, { token: admin }), 'forbidden');
  expect(await read('lookups?types=sessionStatus')).toEqual(before);
});

describe('versions of a lookup entry', () => {
  it('an edit of an old version is rejected and changes nothing', async () => {
    const { _id } = await add('tag', 'Version one');
    expect((await edit(_id, { name: 'Version two', version: 1 })).status).toBe(200);
    expectFailure(await edit(_id, { name: 'Late', version: 1 }), 'stale');
    expect(await names('tags')).toContain('Version two');
  });

  it('an edit without a version is accepted and raises the version', async () => {
    const { _id } = await add('tag', 'Without version');
    expect((await edit(_id, { name: 'Without version, edited' })).body.data.version).toBe(2);
  });

  it('fields missing from a PUT stay unchanged', async () => {
    const { _id } = (await create({ type: 'tag', name: 'Partial', order: 42 })).body.data;
    expect((await edit(_id, { name: 'Partly' })).body.data).toMatchObject({ name: 'Partly', order: 42 });
    expect((await edit(_id, { order: 7 })).body.data).toMatchObject({ name: 'Partly', order: 7 });
    expect((await edit(_id, {})).body.data).toMatchObject({ name: 'Partly', order: 7 });
  });
});

it('a removed entry comes back to its place, unless its name was given to another', async () => {
  const { _id } = (await create({ type: 'tag', name: 'Undone', order: 3 })).body.data;
  const restore = () => server.call('PATCH', `lookups/${_id}/restore`, { token: admin });
  const remove = () => server.call('DELETE', `lookups/${_id}`, { token: admin });
  await remove();
  expect(await names('tags')).not.toContain('Undone');
  expect((await restore()).status).toBe(200);
  expect((await restore()).status).toBe(200);
  const found = (await read('lookups?types=tag')).find((entry) => entry._id === _id);
  expect(found).toMatchObject({ name: 'Undone', order: 3 });
  await remove();
  await add('tag', 'undone');
  const message = 'This name is already in the list.';
  expectFailure(await restore(), 'duplicate', { message, errors: { name: message } });
});

it('changes to lookup entries are in the audit log with what changed', async () => {
  const { _id } = await add('tag', 'Audited');
  await edit(_id, { name: 'Audited twice' });
  await server.call('DELETE', `lookups/${_id}`, { token: admin });
  const entries = await rowsOf(
    server,
    sql`select action, before, after from audit_log where record_id = ${_id} order by id`,
  );
  expect(entries).toEqual([
    { action: 'create', before: null, after: { type: 'tag', name: 'Audited', order: 0 } },
    { action: 'edit', before: { name: 'Audited' }, after: { name: 'Audited twice' } },
    { action: 'delete', before: { type: 'tag', name: 'Audited twice' }, after: null },
  ]);
});

describe('where an entry is used', () => {
  const uses = (id: string, token = admin) => server.call('GET', `lookups/${id}/uses`, { token });

  it('counts the records that refer to it by id, and not those that were removed', async () => {
    const { task } = await addProgramme(server, DEMO_CHILDREN.arlo.id);
    const { _id } = await add('taskType', 'At the table');
    expect((await uses(_id)).body.data).toEqual([]);
    await rowsOf(server, sql`update tasks set type_id = ${_id} where id = ${task.id}`);
    expect((await uses(_id)).body.data).toEqual([{ place: 'task', count: 1, more: false }]);
    await rowsOf(server, sql`update tasks set deleted_at = now() where id = ${task.id}`);
    expect((await uses(_id)).body.data).toEqual([]);
  });

  it('counts the records that refer to it by name', async () => {
    const { _id } = await add('tag', 'Night shift');
    await rowsOf(server, sql`update users set tag = 'Night shift' where id = ${DEMO_PEOPLE.subscriber.id}`);
    await rowsOf(
      server,
      sql`update courses set tags = '{Sleep,Night shift}' where id = (select min(id::text)::uuid from courses)`,
    );
    expect((await uses(_id)).body.data).toEqual([
      { place: 'user', count: 1, more: false },
      { place: 'course', count: 1, more: false },
    ]);
  });

  it('is for those who may delete it, and 404 for an entry that is gone', async () => {
    const { _id } = await add('tag', 'Soon gone');
    expectFailure(await uses(_id, parent), 'forbidden');
    await server.call('DELETE', `lookups/${_id}`, { token: admin });
    expectFailure(await uses(_id), 'not_found');
  });

  it('every foreign key to the lists is counted', async () => {
    const keys = await rowsOf<{ place: string }>(
      server,
      sql`select c.conrelid::regclass::text || '.' || a.attname as place from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'lookups'::regclass`,
    );
    const counted = Object.values(LOOKUP_USES).flatMap((places) =>
      places.filter(({ is }) => is === 'id').map(({ table, column }) => `${table}.${column}`),
    );
    expect(counted.toSorted()).toEqual(keys.map(({ place }) => place).toSorted());
  });
});
