import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { findMigrations } from '../../kernel/db/open.ts';
import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import { addNote } from '../../testing/activity-notes.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addCover, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

// Staff can read their drafts about a family only while they work with it.

const server = useServer();
const person = async (about: Parameters<typeof addUser>[1]) => {
  const { id } = await addUser(server, about);
  return { id, token: (await server.within(() => createSession(id))).token };
};
let coach: Awaited<ReturnType<typeof person>>;
let family: string;
let child: string;
beforeEach(async () => {
  coach = await person({ type: 'Business' });
  family = (await addUser(server)).id;
  const { id: idle } = await addUser(server, { type: 'Business' });
  ({ id: child } = await addChild(server, { parentId: family, primaryContact: idle }));
  await addCover(server, coach.id, family);
});

const endCover = () => rowsOf(server, sql`update cover_grants set expires_at = now() where customer_id = ${family}`);
const call = async (method: string, path: string, body?: object, token = coach.token) => {
  const response = await server.call(method, `draft/${path}`, { token, ...(body && { body }) });
  expect(response.status, response.text).toBe(200);
  return response.body.data;
};
const save = (name: string, value: unknown, token?: string) => call('PUT', name, { value }, token);
const read = (name: string, token?: string) => call('GET', name, undefined, token);

it('a coach who lost the family cannot read drafts about it, until they work with it again', async () => {
  const { id: note } = await addNote(server, { memberId: child });
  const names = {
    byKey: `session-note/${child}.1`,
    byFamily: `mail/new:${family}`,
    byNote: `task/${note}`,
    byText: 'task/new',
  };
  for (const name of Object.values(names)) await save(name, { text: 'Quiet today', from: name });
  await save(names.byText, { text: 'Quiet today', related: [{ id: note }] });
  await save('task/own', 'Buy pens');
  const shown = async () => ({
    texts: await Promise.all(Object.values(names).map(async (name) => (await read(name)) !== null)),
    listed: (await call('GET', 'task')).map(({ key }: { key: string }) => key).toSorted(),
  });
  const all = { texts: [true, true, true, true], listed: [note, 'new', 'own'].toSorted() };
  expect(await shown()).toEqual(all);
  await endCover();
  expect(await shown()).toEqual({ texts: [false, false, false, false], listed: ['own'] });
  await addCover(server, coach.id, family);
  expect(await shown()).toEqual(all);
});

it('a conflict copy naming a lost family is hidden, while its draft stays readable', async () => {
  await save('task/new', 'of nobody');
  await call('POST', 'task/new/conflict', { value: { text: 'Quiet today', member: child } });
  expect((await read('task/new')).conflict.value.member).toBe(child);
  await endCover();
  expect(await read('task/new')).toMatchObject({ value: 'of nobody', conflict: null });
  await addCover(server, coach.id, family);
  expect((await read('task/new')).conflict.value.member).toBe(child);
});

it('a draft note about another child is not listed while it names the lost family', async () => {
  const { id: mine } = await addUser(server, { csm: coach.id });
  const { id: other } = await addChild(server, { parentId: mine, primaryContact: coach.id });
  await save(`session-note/${other}.1`, { title: 'Both children', about: `<p>${child}</p>` });
  const listed = async () =>
    (await server.call('GET', `session/drafts/${other}`, { token: coach.token })).body.data.length;
  expect(await listed()).toBe(1);
  await endCover();
  expect(await listed()).toBe(0);
});

it('a draft that no longer names the family is readable again', async () => {
  await save('task/new', { member: child });
  await save('task/new', { member: null });
  await endCover();
  expect(await read('task/new')).toMatchObject({ value: { member: null } });
});

it('administrators and families can always read their own drafts', async () => {
  const [admin, other] = [await person({ type: 'Administrator' }), await person({})];
  for (const { token } of [admin, other]) {
    await save('post/new', { member: child }, token);
    expect(await read('post/new', token)).toMatchObject({ value: { member: child } });
  }
});

it('the migration assigns existing drafts to the families they name', async () => {
  await save(`task/new:${child}`, 'earlier');
  await call('POST', `task/new:${child}/conflict`, { value: 'a copy' });
  await save('task/own', 'of nobody');
  await rowsOf(server, sql`update drafts set families = '{}'`);
  await rowsOf(server, sql`update draft_conflicts set families = '{}'`);
  const folder = findMigrations();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const statements = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8'))))
    .flatMap((text) => text.split('--> statement-breakpoint'))
    .filter((text) => /that are there already\nUPDATE "draft/.test(text));
  expect(statements).toHaveLength(2);
  for (const statement of statements) await rowsOf(server, sql.raw(statement));
  await endCover();
  expect([await read(`task/new:${child}`), await read('task/own')]).toMatchObject([null, { value: 'of nobody' }]);
  expect(await rowsOf(server, sql`select 1 from draft_conflicts where ${family} = any(families)`)).toHaveLength(1);
});
