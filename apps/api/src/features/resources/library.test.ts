import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_RESOURCES, LIBRARY } from '@amberway/fixtures/library/resources';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource, OBJECTIVE, resourceType } from '../../testing/library.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach, coach2, admin } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2');

type Listed = { _id: string; name: string; status: string };
const read = async (path: string, token = tokens.coach) => {
  const response = await server.call('GET', path, { token });
  expect(response.status, response.text).toBe(200);
  return response.body as { data: Listed[]; count: number };
};
const names = async (query: string, token?: string) =>
  (await read(`resource?${query}`, token)).data.map(({ name }) => name).toSorted();
const { morningPlan, feelings, breathing, haircut, waiting, bedtime, turns, quietRoom, oldChecklist } = LIBRARY;

describe('the library search', () => {
  it.each([
    ['name', 'hairdresser', [haircut.name]],
    ['description', 'soft toy', [breathing.name]],
    ['type', 'social story', [LIBRARY.transport.name, haircut.name, turns.name]],
    ['objective', 'understanding feelings', undefined],
    ['creator', 'lindqvist', [breathing.name, morningPlan.name]],
    ['several words, wherever they are', 'rivera picture', [waiting.name]],
    ['any case and without signs', 'SOCIAL: (story) a visit!', [haircut.name]],
  ] as const)('covers %s [B253 B486 B560 C103]', async (_where, search, wanted) => {
    const found = await names(`search=${encodeURIComponent(search)}`);
    expect(found).toEqual(wanted ? [...wanted].toSorted() : expect.arrayContaining([feelings.name]));
  });

  it('ignores a text of punctuation only, and treats wildcards as plain characters [B486]', async () => {
    const all = (await read('resource')).count;
    expect((await read(`resource?search=${encodeURIComponent('%_%')}`)).count).toBe(0);
    expect((await read(`resource?search=${encodeURIComponent('!?%')}`)).count).toBe(all);
  });

  it('follows renamed types, objectives and creators at once', async () => {
    await rowsOf(
      server,
      sql`update lookups set name = 'Flashcards' where type = 'resourceType' and name = 'Picture cards'`,
    );
    expect(await names('search=flashcards')).toEqual([bedtime.name, morningPlan.name, waiting.name].toSorted());
    await rowsOf(server, sql`update resource_objectives set name = 'Quokka steps' where id = ${OBJECTIVE}`);
    expect((await names('search=quokka')).length).toBeGreaterThan(0);
    expect(await names('search=following')).toEqual([]);
    await rowsOf(server, sql`update users set last_name = 'Zebrowski' where id = ${admin.id}`);
    expect(await names('search=zebrowski')).toEqual([breathing.name, morningPlan.name]);
  });

  it('follows a change of a resource’s objectives', async () => {
    const id = await addResource(server, { name: 'Follows', createdBy: DEMO_PEOPLE.manager.id });
    const put = (objective: string[]) =>
      server.call('PUT', `resource/${id}`, { token: tokens.coach, body: { objective } });
    await rowsOf(server, sql`update resource_objectives set name = 'Platypus' where name = 'Joining a group'`);
    const [row] = await rowsOf<{ id: string }>(server, sql`select id from resource_objectives where name = 'Platypus'`);
    await put([row?.id ?? '']);
    expect(await names('search=platypus%20follows')).toEqual(['Follows']);
    await put([OBJECTIVE]);
    expect(await names('search=platypus%20follows')).toEqual([]);
  });
});

describe('library filters', () => {
  it('accept type, objective, owner and status, several values repeated or comma-separated [B255 B560]', async () => {
    const document = await resourceType(server);
    expect(await names(`type=${document}`)).toEqual([feelings.name]);
    expect(await names(`owner=${admin.id}`)).toEqual([breathing.name, morningPlan.name]);
    const both = await names(`owner=${admin.id}&owner=${coach2.id}`);
    expect(await names(`owner=${admin.id},${coach2.id}`)).toEqual(both);
    expect(both).toContain(haircut.name);
    expect(await names(`owner=${coach.id}&status=Pending`)).toEqual([bedtime.name]);
    expect(await names('status=Reject,Approved')).toEqual([feelings.name, turns.name]);
    expect((await names(`objective=${OBJECTIVE}`)).length).toBeGreaterThan(0);
    expect(await names(`objective=${OBJECTIVE}&type=${document}&status=Pending`)).toEqual([]);
    expect(await names('type=&objective=&owner=')).toEqual(await names(''));
    expect((await server.call('GET', 'resource?type=x', { token: tokens.coach })).status).toBe(422);
  });

  it('show rejected ones to staff, deleted ones to administrators, private ones to few [B515 B391]', async () => {
    expect(await names('search=song')).toEqual([turns.name]);
    expect(await names('search=checklist')).toEqual([]);
    expect(await names('search=checklist', tokens.admin)).toEqual([oldChecklist.name]);
    expect(await names('search=train')).toEqual([LIBRARY.transport.name]);
    expect(await names('search=train', tokens.coach2)).toEqual([]);
    expect(await names('search=train', tokens.admin)).toEqual([LIBRARY.transport.name]);
    const own = await addResource(server, { isPrivate: true, createdBy: coach2.id, name: 'Numbat' });
    expect((await read('resource?search=numbat', tokens.coach2)).data.map(({ _id }) => _id)).toEqual([own]);
    expect(await names('search=numbat')).toEqual([]);
  });
});

it('the library has pages of 50, newest first, by skip and limit or page and size [B615 B258 B560]', async () => {
  await rowsOf(
    server,
    sql`insert into resources (id, name, description, type_id, file, is_link, status, created_by, created_at)
      select gen_random_uuid(), 'Page ' || n, 'x', ${await resourceType(server)}::uuid, 'https://x.test', true, 'Active', ${coach2.id}::uuid,
        now() - n * interval '1 second' from generate_series(1, 60) n`,
  );
  const first = await read('resource?search=page');
  expect([first.data.length, first.count]).toEqual([50, 60]);
  expect(first.data[0]?.name).toBe('Page 1');
  expect((await read('resource?search=page&skip=50&limit=50')).data.map(({ name }) => name)[0]).toBe('Page 51');
  expect((await read('resource?search=page&page=2&pageSize=50')).data).toHaveLength(10);
});

describe('favourite resources', () => {
  const toggle = (id: string, token = tokens.coach2) => server.call('GET', `favresource/${id}`, { token });

  it('are toggled by one GET, for each user separately [C105 C106 C107 B254 B388 B561]', async () => {
    const before = (await server.call('GET', 'resource/favourite', { token: tokens.coach2 })).body.data;
    expect(before).toEqual([breathing.id]);
    expect((await toggle(haircut.id)).body.data).toEqual({ favourite: true });
    expect((await server.call('GET', 'resource/favourite', { token: tokens.coach2 })).body.data).toEqual([
      haircut.id,
      breathing.id,
    ]);
    const listed = await read('resource/favouriteResource', tokens.coach2);
    expect(listed.data.map(({ _id }) => _id)).toEqual([breathing.id, haircut.id]);
    expect(listed.count).toBe(2);
    expect((await read('resource?favourites=true', tokens.coach2)).data).toEqual(listed.data);
    expect(await read('resource/favouriteResource?search=breathing', tokens.coach2)).toMatchObject({ count: 1 });
    expect((await toggle(haircut.id)).body.data).toEqual({ favourite: false });
    expect((await read('resource/favouriteResource')).data.map(({ _id }) => _id).toSorted()).toEqual(
      [morningPlan.id, feelings.id].toSorted(),
    );
  });

  it('can be set only on visible resources, and not from other sites', async () => {
    expect((await toggle(LIBRARY.transport.id)).status).toBe(404);
    const foreign = await server.call('GET', `favresource/${quietRoom.id}`, {
      token: tokens.coach2,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });
});

it('the list of uploads contains uploaded files with their receivers [C104 B175]', async () => {
  const { data, count } = (await server.call('GET', 'resource/uploadedResource', { token: tokens.admin })).body;
  const uploaded = DEMO_RESOURCES.filter(({ isLink }) => !isLink);
  expect(count).toBe(uploaded.length);
  expect(data.map(({ _id }: Listed) => _id).toSorted()).toEqual(uploaded.map(({ id }) => id).toSorted());
  const plan = data.find(({ _id }: Listed) => _id === morningPlan.id);
  expect(plan).toMatchObject({ receiverCount: 2, receiverInfo: [{ firstName: 'Arlo' }, { firstName: 'Noor' }] });
  expect(data.find(({ _id }: Listed) => _id === bedtime.id)).toMatchObject({ receiverCount: 0, receiverInfo: [] });
});
