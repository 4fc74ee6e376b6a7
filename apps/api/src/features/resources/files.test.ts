import { expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { resourceBody } from '../../testing/library.ts';

const server = useServer();
const { coach2 } = DEMO_PEOPLE;
const { noor } = DEMO_CHILDREN;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');

const add = async (about: object = {}): Promise<{ _id: string; file: string }> =>
  (
    await server.call('POST', 'resource', {
      token: tokens.coach2,
      body: await resourceBody(server, coach2.id, about),
    })
  ).body.data;
const open = async (file: string, token: string) =>
  (await server.call('GET', file.slice('/api/'.length), { token })).status;
const callAction = (verb: string, id: string, token = tokens.coach) =>
  server.call('POST', `resource/${noor.id}/${verb}`, { token, body: { resources: [id] } });
const change = (id: string, body: object) => server.call('PUT', `resource/${id}`, { token: tokens.admin, body });

it('staff read the files of the library, a family only those shared with it, until unshared [B149]', async () => {
  const { _id, file } = await add();
  expect([await open(file, tokens.coach), await open(file, tokens.admin)]).toEqual([200, 200]);
  expect([await open(file, tokens.parent), await open(file, tokens.subscriber)]).toEqual([404, 404]);
  await callAction('share', _id);
  expect([await open(file, tokens.parent), await open(file, tokens.subscriber)]).toEqual([200, 404]);
  await change(_id, { status: 'Reject', rejectReason: 'No.' });
  expect([await open(file, tokens.parent), await open(file, tokens.coach)]).toEqual([404, 200]);
  await change(_id, { status: 'Active' });
  expect(await open(file, tokens.parent)).toBe(200);
  await callAction('unshare', _id);
  expect(await open(file, tokens.parent)).toBe(404);
});

it('a private resource’s file is for its creator, and once shared for the family and its staff', async () => {
  const { _id, file } = await add({ privateResource: true });
  expect([await open(file, tokens.coach2), await open(file, tokens.coach)]).toEqual([200, 404]);
  await callAction('share', _id, tokens.admin);
  expect([await open(file, tokens.coach), await open(file, tokens.parent), await open(file, tokens.coach2)]).toEqual([
    200, 200, 404,
  ]);
  await server.call('DELETE', `resource/${_id}`, { token: tokens.admin });
  expect([await open(file, tokens.coach), await open(file, tokens.parent), await open(file, tokens.admin)]).toEqual([
    404, 404, 200,
  ]);
});

it('a resource’s file is downloaded via download and static by those who see it [C042 C043 B564 B267]', async () => {
  const { _id, file } = await add();
  const download = (token: string, url: string) => server.call('POST', 'download', { token, body: { url } });
  expectFailure(await download(tokens.parent, file), 'not_found');
  await callAction('share', _id);
  const { fileName } = (await download(tokens.parent, file)).body.data;
  const saved = await server.call('GET', `static/${fileName}`, { token: tokens.parent });
  expect(saved.text).toContain('%PDF');
  expect(saved.headers['content-disposition']).toMatch(/^attachment/);
});

it.each([
  'https://example.test/a',
  'http://169.254.169.254/latest',
  'http://localhost:5432/',
  '//evil.test/x',
  'file:///etc/passwd',
])('the server never fetches an external link: %s', async (link) => {
  if (link.startsWith('http')) expect((await add({ isLink: true, file: link }))._id).toBeTruthy();
  expectInvalid(
    await server.call('POST', 'download', { token: tokens.coach, body: { url: link } }),
    'url',
    uploadTexts.invalidUrl,
  );
});
