import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contentTexts } from '@amberway/contract/content/texts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { addRecord } from '../../../testing/content.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { rowsOf } from '../../../testing/rows.ts';

const server = useServer();
let parent: string;
let coach: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
  coach = await server.signIn('coach');
});
const { arlo, noor, kaito } = DEMO_CHILDREN;
const PARTS = {
  Eyes: contentId('asset', 1),
  Mouth: contentId('asset', 4),
  Hair: contentId('asset', 8),
  Accessories: contentId('asset', 11),
};
const read = (id: string, token = parent) => server.call('GET', `member/${id}/avatar`, { token });
const wear = (id: string, body: object, token = parent) => server.call('PUT', `member/${id}/avatar`, { token, body });

it('the avatar returns the child’s parts and the composed picture [B093 B320]', async () => {
  // As avatars were stored before faces were drawn: library parts alone.
  await rowsOf(server, sql`update members set avatar = ${JSON.stringify(PARTS)}::jsonb where id = ${arlo.id}`);
  const { data } = (await read(arlo.id)).body;
  for (const part of ['Eyes', 'Mouth', 'Hair', 'Accessories'] as const) expect(data[part]._id).toBe(PARTS[part]);
  expect(data).toMatchObject({
    look: null,
    primaryColor: expect.stringMatching(/^#/),
    secondaryColor: expect.stringMatching(/^#/),
  });
  expect(data.picture).toMatch(/^<svg xmlns=/);
});

it('drawn choices are stored, completed by later ones, and part of the picture', async () => {
  const first = await wear(arlo.id, { look: { hair: 'curly', glasses: 'round' }, primaryColor: '#8A5533' });
  expect(first.body.data.look).toEqual({ hair: 'curly', glasses: 'round' });
  expect(first.body.data.picture).toContain('#8A5533');
  const second = (await wear(arlo.id, { look: { glasses: null, chair: 'manual' } })).body.data;
  expect(second.look).toEqual({ hair: 'curly', chair: 'manual' });
  expect(second.picture).not.toBe(first.body.data.picture);
  expect((await wear(arlo.id, { look: null })).body.data.look).toBeNull();
});

it('an avatar without any part or choice has no picture', async () => {
  const none = { look: null, Eyes: null, Mouth: null, Hair: null, Accessories: null };
  expect((await wear(arlo.id, none)).body.data.picture).toBeNull();
  expect((await server.call('GET', `member/${arlo.id}`, { token: parent })).body.data.avatarUrl).toBeNull();
});

it.each([
  ['an unknown style', { hair: 'rainbow' }],
  ['an unknown choice', { beard: 'long' }],
  ['an inherited name', { hair: 'toString' }],
  ['a drawing instead of a name', { hair: '<svg/>' }],
])('%s of a face is rejected', async (_, look) => {
  expect((await wear(arlo.id, { look })).status).toBe(422);
});

it('a family composes the avatar, which becomes the child’s picture', async () => {
  const body = { Eyes: contentId('asset', 2), Hair: contentId('asset', 7), secondaryColor: '#123456' };
  const { data, ...rest } = (await wear(noor.id, body)).body;
  expect(rest.status, JSON.stringify(rest)).toBe(true);
  expect([data.Eyes._id, data.Mouth, data.Hair._id]).toEqual([body.Eyes, null, body.Hair]);
  expect(data.picture).toContain('#123456');
  expect(data.picture).not.toContain('#00FF00');
  const child = (await server.call('GET', `member/${noor.id}`, { token: coach })).body.data;
  const picture = await server.call('GET', child.avatarUrl.slice('/api/'.length), { token: coach });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  // Omitted parts stay, null removes a part, and the old picture is unlinked.
  const second = (await wear(noor.id, { Eyes: null, version: data.version }, coach)).body.data;
  expect([second.Eyes, second.Hair._id]).toEqual([null, body.Hair]);
  const links = await rowsOf(
    server,
    sql`select links from files where original_name = 'avatar.png' order by created_at`,
  );
  expect(links.slice(-2)).toEqual([{ links: 0 }, { links: 1 }]);
  expectFailure(await wear(noor.id, { Eyes: null, version: data.version }), 'stale');
});

it('only published assets of the right type can be chosen', async () => {
  const refused = (part: string) => ({ errors: { [part]: contentTexts.notFoundHere } });
  const draft = await addRecord(server, 'asset');
  expectFailure(await wear(arlo.id, { Eyes: draft }), 'not_found', refused('Eyes'));
  expectFailure(await wear(arlo.id, { Mouth: contentId('asset', 1) }), 'not_found', refused('Mouth'));
  expect((await wear(arlo.id, { secondaryColor: 'url(#x)' })).status).toBe(422);
  expect((await wear(arlo.id, { Nose: draft })).status).toBe(422);
});

it('a chosen asset that is hidden later stays on the child', async () => {
  const id = await addRecord(server, 'asset', { status: 'Published' });
  expect((await wear(arlo.id, { Eyes: id })).status).toBe(200);
  await rowsOf(server, sql`update assets set status = 'Hidden' where id = ${id}`);
  expect((await wear(arlo.id, { Mouth: contentId('asset', 5) })).body.data.Eyes._id).toBe(id);
});

it('another family’s child returns 404', async () => {
  expectFailure(await read(kaito.id), 'not_found');
  expectFailure(await wear(kaito.id, { Eyes: null }), 'not_found');
  expectFailure(await wear(kaito.id, { Eyes: null }, coach), 'not_found');
});
