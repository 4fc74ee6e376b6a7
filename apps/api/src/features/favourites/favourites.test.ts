import { beforeAll, describe, expect, it } from 'vitest';
import { favouriteTexts } from '@amberway/contract/favourites/texts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';

const server = useServer();
const { arlo, noor, kaito } = DEMO_CHILDREN;
let parent: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
});

const add = (body: object, token = parent) => server.call('POST', 'favourite', { token, body });
const rename = (id: string, body: object, token = parent) => server.call('PUT', `favourite/${id}`, { token, body });
const remove = (id: string, token = parent) => server.call('DELETE', `favourite/${id}`, { token });
const list = async (token = parent) => (await server.call('GET', 'favourite', { token })).body;

describe('favourite pages', () => {
  it('their owner adds, renames, lists and removes them [B147 B252 B559 C094 C095 C096 C250 T346 T347]', async () => {
    const before = (await list()).count ?? 0;
    const added = await add({ name: ' Notes ', url: '/dashboard/mynotifications?tab=all#top', member: arlo.id });
    expect(added.body).toMatchObject({
      message: favouriteTexts.added,
      data: { name: 'Notes', url: '/dashboard/mynotifications?tab=all#top', member: arlo.id, version: 1 },
    });
    const { _id } = added.body.data;
    expect((await list()).data[0]._id).toBe(_id);
    expect((await rename(_id, { name: 'Bell', version: 1 })).body).toMatchObject({
      message: favouriteTexts.updated,
      data: { name: 'Bell', url: '/dashboard/mynotifications?tab=all#top' },
    });
    expectFailure(await rename(_id, { name: 'Late', version: 1 }), 'stale');
    expect((await remove(_id)).status).toBe(200);
    expectFailure(await remove(_id), 'not_found');
    expect((await list()).count).toBe(before);
  });

  it.each([
    'https://evil.example/dashboard',
    '//evil.example',
    '/\\evil',
    '/\t/evil',
    '/.//evil',
    'javascript:alert(1)',
    '/dashboard/../x',
    '/nowhere',
    '',
  ])('a URL that is not a page of this app is rejected: %s', async (url) => {
    expectInvalid(await add({ name: 'x', url }), 'url', favouriteTexts.inAppOnly);
  });

  it('a favourite requires a name', async () => {
    expectInvalid(await add({ name: '  ', url: '/dashboard/settings' }), 'name', favouriteTexts.inputName);
  });

  it('a page can be a favourite once for each child', async () => {
    const page = { name: 'Insights', url: '/dashboard/dailyInsights' };
    for (const member of [null, arlo.id, noor.id]) expect((await add({ ...page, member })).status).toBe(200);
    const taken = { message: favouriteTexts.taken, errors: { url: favouriteTexts.taken } };
    expectFailure(await add({ ...page, member: arlo.id }), 'duplicate', taken);
    expectFailure(await add(page), 'duplicate', taken);
    expectFailure(await add({ ...page, member: kaito.id }), 'not_found');
  });

  it('other users’ favourites cannot be listed, renamed or removed', async () => {
    const { _id } = (await add({ name: 'Mine', url: '/dashboard/myapps' })).body.data;
    const coach = await server.signIn('coach');
    expect((await list(coach)).data.map((one: { _id: string }) => one._id)).not.toContain(_id);
    expectFailure(await rename(_id, { name: 'Yours' }, coach), 'not_found');
    expectFailure(await remove(_id, coach), 'not_found');
  });
});
