import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { AccessEntry } from '@amberway/contract/privacy/schemas';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_MAILS } from '@amberway/fixtures/mails/demo';
import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import { addNote } from '../../testing/activity-notes.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { addResource } from '../../testing/library.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { confirmPassword } from '../../testing/sessions.ts';

// Items opened one by one: a mail, a file, a recording, the whole record.

const server = useServer();
const { parent, admin } = DEMO_PEOPLE;
const { arlo } = DEMO_CHILDREN;
let token: string;
/** A new coach of the family: reads of a user are remembered for the hour. */
const newCoach = async () => {
  const coach = await addUser(server, { type: 'Business' });
  await rowsOf(server, sql`update users set csm = ${coach.id} where id = ${parent.id}`);
  token = await server.signIn(coach);
  return coach;
};
beforeAll(newCoach);

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
/** Checked as soon as the response has arrived. */
const expectNoted = async (paths: string[], expected: string[]) => {
  await newCoach();
  await rowsOf(server, sql`delete from record_reads`);
  for (const path of paths) {
    const response = await get(path);
    expect(response.status, response.text).toBe(200);
  }
  expect(await areas()).toEqual(expected);
};

it('opening a mail sent to the family is recorded as a read', async () => {
  const mail = DEMO_MAILS.find(({ receiverId, state }) => receiverId === parent.id && state === 'sent');
  await expectNoted([`gmails/${mail?.id}`], ['messages']);
});

it('a list of children of one or a few families is recorded for each; an empty or long one is not', async () => {
  await expectNoted([`member?parent=${parent.id}&search=nobodyatall`], []);
  await expectNoted([`member?parent=${parent.id}`], ['profile']);
  await expectNoted(['member'], ['profile']);
  const coach = await newCoach();
  const addFamily = async () => {
    const { id } = await addUser(server, { csm: coach.id });
    await addChild(server, { parentId: id });
    return id;
  };
  const other = await addFamily();
  await rowsOf(server, sql`delete from record_reads`);
  await get('member');
  expect(
    await rowsOf(server, sql`select customer_id from record_reads where area = 'profile' order by customer_id`),
  ).toEqual([parent.id, other].toSorted().map((id) => ({ customer_id: id })));
  for (let n = 0; n < 4; n += 1) await addFamily();
  await rowsOf(server, sql`delete from record_reads`);
  await get('member');
  expect(await rowsOf(server, sql`select 1 from record_reads`)).toEqual([]);
});

it('a family’s resource in the list of uploads is recorded as a read, without a child or receiver', async () => {
  const id = await addResource(server, { name: 'Quokka chart', isPrivate: true, customerId: parent.id });
  await rowsOf(server, sql`update resources set is_link = false where id = ${id}`);
  const administrator = await server.signIn(await addUser(server, { type: 'Administrator' }));
  await rowsOf(server, sql`delete from record_reads`);
  const response = await server.call('GET', 'resource/uploadedResource?search=quokka', { token: administrator });
  expect(response.body.data).toMatchObject([{ _id: id, member: null, receiverInfo: [] }]);
  expect(await areas()).toEqual(['resources']);
});

it('downloading a session for a calendar is recorded as a read', async () => {
  const { id } = await addNote(server, { memberId: arlo.id });
  await expectNoted([`calendar/session/${id}`], ['notes']);
});

it('the summary beside a note is recorded with the family’s messages and tasks', async () => {
  await expectNoted([`session/context/${arlo.id}`], ['messages', 'notes', 'programme']);
});

it('opening a recording is recorded as a read', async () => {
  const film = await familyFile({ kind: 'video', name: 'a.mp4', mime: 'video/mp4', visibility: 'staff' });
  const recordingLink = fileUrl(film.id, film.name);
  await addNote(server, { memberId: arlo.id, recordingLink });
  await expectNoted([`session/signedUrl?url=${encodeURIComponent(recordingLink)}`], ['notes']);
});

const pathOf = ({ id, name }: { id: string; name: string }) => `files/${id}/${name}`;

it('opening a family’s file, picture, video or thumbnail is recorded as a read, a public one is not', async () => {
  const picture = await familyFile({ kind: 'image', name: 'a.png', mime: 'image/png' });
  const film = await familyFile({ kind: 'video', name: 'a.mp4', mime: 'video/mp4' });
  const logo = await storeTestFile(server, { visibility: 'public' });
  await expectNoted([pathOf(logo)], []);
  await expectNoted([pathOf(picture), pathOf(picture)], ['files']);
  await expectNoted([pathOf(film)], ['files']);
  await expectNoted([pathOf(await familyFile())], ['files']);
  const body = { url: fileUrl(picture.id, picture.name) };
  await newCoach();
  const { fileName } = (await server.call('POST', 'download', { token, body })).body.data;
  await rowsOf(server, sql`delete from record_reads`);
  expect((await get(`static/${fileName}`)).status).toBe(200);
  expect(await areas()).toEqual(['files']);
});

it('a picture fetched with a media token alone is recorded as a read', async () => {
  const picture = await familyFile({ kind: 'image', name: 'b.png', mime: 'image/png' });
  const coach = await newCoach();
  const { id } = await server.within(() => createSession(coach.id));
  const media = await server.services.signer.mediaToken(coach.id, id);
  await rowsOf(server, sql`delete from record_reads`);
  expect((await server.call('GET', `${pathOf(picture)}?t=${media}`)).status).toBe(200);
  expect(await areas()).toEqual(['files']);
});

it('a child’s avatar is shown beside its name in lists, so opening it is not recorded', async () => {
  const face = await familyFile({ kind: 'image', name: 'face.png', mime: 'image/png' });
  const before = await rowsOf<{ url: string | null }>(
    server,
    sql`select avatar_url as url from members where id = ${arlo.id}`,
  );
  await rowsOf(server, sql`update members set avatar_url = ${fileUrl(face.id, face.name)} where id = ${arlo.id}`);
  await expectNoted([pathOf(face)], []);
  await rowsOf(server, sql`update members set avatar_url = ${before[0]?.url ?? null} where id = ${arlo.id}`);
});

it('a child’s resource is recorded in the library, its details and its file; a common one is not', async () => {
  const plan = await storeTestFile(server, { visibility: 'public', name: 'plan.pdf' });
  const own = await addResource(server, { name: 'Plan for Arlo alone' });
  await rowsOf(server, sql`update resources set member_id = ${arlo.id} where id = ${own}`);
  await rowsOf(
    server,
    sql`insert into resource_files (resource_id, field, file_id) values (${own}, 'file', ${plan.id})`,
  );
  const common = await addResource(server);
  await expectNoted([`resource/details/${common}`], []);
  await expectNoted([`resource/details/${own}`], ['resources']);
  await expectNoted(['resource?search=plan for arlo alone'], ['resources']);
  await expectNoted([pathOf(plan)], ['files']);
});

it('a resource that came to belong to the family after it was opened is recorded when opened again', async () => {
  const coach = await newCoach();
  const resource = await addResource(server, { isPrivate: true, createdBy: coach.id });
  await rowsOf(server, sql`delete from record_reads`);
  const path = `resource/details/${resource}`;
  expect((await get(path)).status).toBe(200);
  expect(await areas()).toEqual([]);
  const body = { resources: [resource] };
  expect((await server.call('POST', `resource/${arlo.id}/share`, { token, body })).status).toBe(200);
  await server.call('POST', `resource/${arlo.id}/unshare`, { token, body });
  expect((await get(path)).status).toBe(200);
  expect(await areas()).toEqual(['resources']);
});

it('a file is sent only after its read is recorded, and a rejected request is not recorded', async () => {
  const picture = await familyFile({ kind: 'image', name: 'c.png', mime: 'image/png' });
  await newCoach();
  await rowsOf(server, sql`alter table record_reads rename to record_reads_gone`);
  const refused = await get(pathOf(picture));
  await rowsOf(server, sql`alter table record_reads_gone rename to record_reads`);
  expect(refused.status).toBe(500);
  expect(refused.headers['content-type']).toContain('application/json');
  await expectNoted([pathOf(picture)], ['files']);
  await rowsOf(server, sql`delete from record_reads`);
  const stranger = await server.signIn(await addUser(server, { type: 'Business' }));
  expect((await server.call('GET', pathOf(picture), { token: stranger })).status).toBe(404);
  expect(await areas()).toEqual([]);
});

it('an administrator’s export and erasure request are in the access log of the family', async () => {
  const user = await addUser(server);
  const adminToken = await server.signIn('admin');
  await confirmPassword(server, adminToken);
  for (const [method, what] of [
    ['GET', 'export'],
    ['POST', 'erasure'],
  ] as const)
    expect((await server.call(method, `privacy/${user.id}/${what}`, { token: adminToken })).status).toBe(200);
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
