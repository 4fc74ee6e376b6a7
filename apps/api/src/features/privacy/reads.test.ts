import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import type { AccessEntry } from '@amberway/contract/privacy/schemas';
import { fileAddress } from '@amberway/contract/uploads/address';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_MAILS } from '@amberway/fixtures/mails/demo';
import { addSession } from '../../testing/coaching.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { confirmPassword } from '../../testing/sessions.ts';

// What is opened one by one: a mail, a file, a recording, the whole record.

const server = useServer();
const { parent, admin } = DEMO_PEOPLE;
const { arlo } = DEMO_CHILDREN;
let token: string;
beforeAll(async () => {
  const coach = await addUser(server, { type: 'Business' });
  await rowsOf(server, sql`update users set csm = ${coach.id} where id = ${parent.id}`);
  token = await server.signIn(coach);
});

const get = (path: string) => server.call('GET', path, { token });
const familyFile = (about: Parameters<typeof storeTestFile>[1] = {}) =>
  storeTestFile(server, { customerId: parent.id, links: 1, orphanSince: null, ...about });
const areas = async () =>
  (
    await rowsOf<{ area: string }>(
      server,
      sql`select area from record_reads where customer_id = ${parent.id} order by area`,
    )
  ).map(({ area }) => area);
/** A file is on its way while its reading is noted. */
const expectNoted = async (paths: string[], expected: string[]) => {
  await rowsOf(server, sql`delete from record_reads`);
  for (const path of paths) {
    const answer = await get(path);
    expect(answer.status, answer.text).toBe(200);
  }
  await vi.waitFor(async () => expect(await areas()).toEqual(expected), { timeout: 2_000, interval: 10 });
};

it('a mail that was sent to the family', async () => {
  const mail = DEMO_MAILS.find(({ receiverId, state }) => receiverId === parent.id && state === 'sent');
  await expectNoted([`gmails/${mail?.id}`], ['messages']);
});

it('the children of one parent; not a list of many families, nor one that is empty', async () => {
  await expectNoted(['member', `member?parent=${parent.id}&search=nobodyatall`], []);
  await expectNoted([`member?parent=${parent.id}`], ['profile']);
});

it('a session that is put into a calendar', async () => {
  const { id } = await addSession(server, { memberId: arlo.id });
  await expectNoted([`calendar/session/${id}`], ['notes']);
});

it('a recording', async () => {
  const film = await familyFile({ kind: 'video', name: 'a.mp4', mime: 'video/mp4', visibility: 'staff' });
  const recordingLink = fileAddress(film.id, film.name);
  await addSession(server, { memberId: arlo.id, recordingLink });
  await expectNoted([`session/signedUrl?url=${encodeURIComponent(recordingLink)}`], ['notes']);
});

it('a file that is opened or saved; not one that a page shows, nor one of no family', async () => {
  const pathOf = ({ id, name }: { id: string; name: string }) => `files/${id}/${name}`;
  const picture = await familyFile({ kind: 'image', name: 'a.png', mime: 'image/png' });
  const logo = await storeTestFile(server, { visibility: 'public' });
  await expectNoted([pathOf(picture), pathOf(logo), `diary/${arlo.id}`], ['diary']);
  await expectNoted([pathOf(await familyFile())], ['files']);
  const body = { url: fileAddress(picture.id, picture.name) };
  const { fileName } = (await server.call('POST', 'download', { token, body })).body.data;
  await expectNoted([`static/${fileName}`], ['files']);
});

it('the whole record that an administrator took along, and one who asked for its erasure', async () => {
  const user = await addUser(server);
  const by = await server.signIn('admin');
  await confirmPassword(server, by);
  for (const [method, what] of [
    ['GET', 'export'],
    ['POST', 'erasure'],
  ] as const)
    expect((await server.call(method, `privacy/${user.id}/${what}`, { token: by })).status).toBe(200);
  const family = await server.signIn(user);
  const { data } = (await server.call('GET', `privacy/${user.id}/access`, { token: family })).body;
  const lines = (data as AccessEntry[]).map(({ kind, area, person }) => [kind, area, person?._id]);
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      ['read', 'download', admin.id],
      ['change', 'erasure', admin.id],
    ]),
  );
});
