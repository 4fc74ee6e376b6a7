import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { formOf, pngOf, storedKeys, storeTestFile } from '../../../testing/files.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addResource } from '../../../testing/library.ts';
import { jobsNamed, waitUntil } from '../../../testing/jobs.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { fillFamily, LEGACY_EMAIL, NEW_EMAIL, TABLES_OF_A_FAMILY } from '../../../testing/whole-family.ts';
import { eraseDueJob } from './jobs.ts';

const server = useServer();
const { parent, subscriber } = DEMO_PEOPLE;

const tables = async () =>
  (
    await rowsOf<{ name: string }>(
      server,
      sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
    )
  ).map(({ name }) => name);

/** The tables with a row that contains the word. */
const tablesWith = async (word: string) => {
  const found: string[] = [];
  for (const name of await tables()) {
    const rows = await rowsOf<{ n: number }>(
      server,
      sql`select count(*)::int as n from ${sql.raw(`"${name}"`)} t where t::text ~* ${`\\m${word}`}`,
    );
    if ((rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found;
};
const count = async (table: string) =>
  (await rowsOf<{ n: number }>(server, sql`select count(*)::int as n from ${sql.raw(table)}`))[0]?.n;
const countAll = async () => {
  const counts = new Map<string, number>();
  for (const name of await tables()) counts.set(name, (await count(`"${name}"`)) ?? 0);
  return counts;
};
const run = () =>
  server.within(() => eraseDueJob.run({}, { services: server.services, signal: new AbortController().signal }));

it('a family is not erased before the due date, nor after the request was withdrawn', async () => {
  const token = await server.signIn('subscriber');
  await server.call('POST', `privacy/${subscriber.id}/erasure`, { token });
  await run();
  expect(await jobsNamed(server, 'privacy.erase')).toEqual([]);
  await rowsOf(server, sql`update erasures set due_at = now() - interval '1 minute'`);
  await server.call('DELETE', `privacy/${subscriber.id}/erasure`, { token });
  await run();
  expect(await jobsNamed(server, 'privacy.erase')).toEqual([]);
});

it('an erased family is gone from every table and file; other families and the library stay unchanged', async () => {
  const admin = await server.signIn('admin');
  const coach = await server.signIn('coach');
  const { former, token } = await fillFamily(server, { admin, coach });
  const child = DEMO_CHILDREN.arlo;
  // A draft conflict whose losing version is about the child.
  await server.call('PUT', 'draft/post/new', { token: coach, body: { value: 'of nobody', version: 0 } });
  const lost = { value: { notes: 'Zebrafinch words', memberId: child.id } };
  await server.call('POST', 'draft/post/new/conflict', { token: coach, body: lost });
  const emails = [ACCOUNTS.parent.email, NEW_EMAIL, LEGACY_EMAIL];
  const words = [parent.id, child.id, DEMO_CHILDREN.noor.id, ...emails, 'Sharma', 'Arlo', 'Zebrafinch'];
  for (const word of words) expect(await tablesWith(word), word).not.toEqual([]);
  const standing = await addResource(server, { name: 'Chart for everybody' });
  const others = {
    users: await count(`users where id <> '${parent.id}'`),
    outcomes: await count(`outcomes o join members m on m.id = o.member_id where m.parent_id <> '${parent.id}'`),
    library: await count('resources where member_id is null and customer_id is null'),
    notes: await count(`activity_notes s join members m on m.id = s.member_id where m.parent_id <> '${parent.id}'`),
  };
  // Made for this family and since used in another family's notes: one is public in the library, one private.
  const [forAll, privately] = [await addResource(server), await addResource(server, { isPrivate: true })];
  await rowsOf(server, sql`update resources set member_id = ${child.id} where id in (${forAll}, ${privately})`);
  const elsewhere = await rowsOf<{ id: string }>(
    server,
    sql`select s.id from activity_notes s join members m on m.id = s.member_id
      where m.parent_id <> ${parent.id} order by s.id limit 2`,
  );
  const [noteForAll = '', notePrivately = ''] = elsewhere.map(({ id }) => id);
  await rowsOf(server, sql`update activity_notes set resource_id = ${forAll} where id = ${noteForAll}`);
  await rowsOf(
    server,
    sql`update activity_notes set resource_id = ${privately}, resource_is_own = true where id = ${notePrivately}`,
  );
  // One resource that belongs to the family through its file from an earlier version and names nobody, logged as a
  // child's before; and one that belongs to the family without a child.
  const [earlier, shared] = [
    await addResource(server, { name: 'Chart one', isPrivate: true, customerId: parent.id }),
    await addResource(server, { name: 'Chart two', isPrivate: true, customerId: parent.id }),
  ];
  const ofFamily = {
    customerId: parent.id,
    accountId: DEMO_PEOPLE.coach.id,
    visibility: 'record' as const,
    links: 1,
    orphanSince: null,
  };
  const [earlierFile, privateFile] = [await storeTestFile(server, ofFamily), await storeTestFile(server, ofFamily)];
  await rowsOf(
    server,
    sql`insert into resource_files (resource_id, field, file_id)
      values (${earlier}, 'file', ${earlierFile.id}), (${shared}, 'file', ${privateFile.id})`,
  );
  // A document of the family's resource that a library resource uses as well.
  const libraryFile = await storeTestFile(server, { ...ofFamily, originalName: 'Arlo.pdf', links: 2 });
  await rowsOf(
    server,
    sql`insert into resource_files (resource_id, field, file_id)
      values (${shared}, 'document', ${libraryFile.id}), (${standing}, 'file', ${libraryFile.id})`,
  );
  await rowsOf(
    server,
    sql`insert into audit_log (id, actor_id, action, record, record_id, after) values (gen_random_uuid(),
      ${DEMO_PEOPLE.coach.id}, 'create', 'resource', ${earlier}, ${JSON.stringify({ member: child.id })}::jsonb)`,
  );
  // Public pictures used in the family's notes and in a mail to it.
  const everyones = { visibility: 'public' as const, orphanSince: null, name: 'logo.png', originalName: 'logo.png' };
  const [logo, once] = [
    await storeTestFile(server, { ...everyones, links: 5 }),
    await storeTestFile(server, { ...everyones, links: 1 }),
  ];
  const picture = (file: typeof logo) => `<img src="${fileUrl(file.id, file.name)}">`;
  const [note] = await rowsOf<{ id: string }>(
    server,
    sql`select id from activity_notes where member_id = ${child.id} order by id limit 1`,
  );
  await rowsOf(
    server,
    sql`update activity_notes set about = ${`${picture(logo)}${picture(logo)}${picture(once)}`} where id = ${note?.id}`,
  );
  await rowsOf(
    server,
    sql`update client_mails set content = ${picture(logo)}
      where id = (select id from client_mails where receiver_id = ${parent.id} order by id limit 1)`,
  );
  // The demo's files are database rows only; this one has bytes and thumbnails.
  const form = formOf(pngOf(4, 4), 'Drawing.png', { before: { member: child.id } });
  const uploaded = await server.call('POST', `clientFiles/${parent.id}`, { token, ...form });
  expect(uploaded.status, uploaded.text).toBe(200);
  const ownFiles = await rowsOf<{ id: string }>(
    server,
    sql`select id from files where customer_id = ${parent.id} and id <> ${libraryFile.id}`,
  );
  const storedOf = async () => {
    const keys = (await storedKeys(server)).join(' ');
    return ownFiles.filter(({ id }) => keys.includes(id));
  };
  expect(await storedOf()).not.toEqual([]);

  await server.call('POST', `privacy/${parent.id}/erasure`, { token: admin });
  const full = await countAll();
  await rowsOf(server, sql`update erasures set due_at = now() - interval '1 minute' where cancelled_at is null`);
  await run();
  await waitUntil(async () => {
    const [job] = await jobsNamed(server, 'privacy.erase');
    expect(job?.state, job?.lastError ?? '').toBe('done');
  });

  const empty = await countAll();
  const untouched = TABLES_OF_A_FAMILY.filter((name) => (empty.get(name) ?? 0) >= (full.get(name) ?? 0));
  expect(untouched, 'tables that lost nothing').toEqual([]);

  const left = new Map<string, string[]>();
  for (const word of words) left.set(word, await tablesWith(word));
  // The audit log and the erasure job may still contain ids, but no text.
  const numbersOnly = ['audit_log', 'jobs'];
  for (const [word, names] of left) {
    expect(
      names.filter((name) => !(word.length === 36 && numbersOnly.includes(name))),
      word,
    ).toEqual([]);
  }
  expect({
    users: await count(`users where id <> '${parent.id}'`),
    outcomes: await count(`outcomes o join members m on m.id = o.member_id where m.parent_id <> '${parent.id}'`),
    library: await count('resources where member_id is null and customer_id is null'),
    notes: await count(`activity_notes s join members m on m.id = s.member_id where m.parent_id <> '${parent.id}'`),
  }).toEqual(others); // One was released into the library; one that named the child was removed from it.
  expect(
    await rowsOf(
      server,
      sql`select s.id, resource_id, resource_is_own, r.member_id is null as free
        from activity_notes s left join resources r on r.id = s.resource_id
        where s.id in (${noteForAll}, ${notePrivately}) order by s.id`,
    ),
  ).toEqual([
    { id: noteForAll, resource_id: forAll, resource_is_own: false, free: true },
    { id: notePrivately, resource_id: null, resource_is_own: false, free: true },
  ]);
  expect(await count(`resources where id = '${privately}'`)).toBe(0);
  // Formerly the child's: gone from the library, anonymised where another family uses it, unchanged if it names nobody.
  expect(
    await rowsOf(
      server,
      sql`select id, name, description = 'Resource' as blank, file_name from resources
        where id in (${former.inLibrary}, ${former.elsewhere}, ${former.nameless}) order by name desc`,
    ),
  ).toEqual([
    { id: former.elsewhere, name: 'Resource', blank: true, file_name: 'resource.pdf' },
    { id: former.nameless, name: 'Feelings chart', blank: false, file_name: null },
  ]);
  expect(await rowsOf(server, sql`select comment from comments where content_id = ${former.elsewhere}`)).toEqual([
    { comment: 'Print it twice' },
  ]);
  expect(await storedOf()).toEqual([]);
  expect(await rowsOf(server, sql`select id from files where id in (${privateFile.id}, ${earlierFile.id})`)).toEqual(
    [],
  );
  // Only the links of what stays remain counted, so that a file is swept once nothing refers to it.
  expect(
    await rowsOf(
      server,
      sql`select customer_id, original_name, links from files where id in (${libraryFile.id}, ${logo.id}, ${once.id})
        order by original_name, links`,
    ),
  ).toEqual([
    { customer_id: null, original_name: 'logo.png', links: 0 },
    { customer_id: null, original_name: 'logo.png', links: 3 },
    { customer_id: null, original_name: 'resource.pdf', links: 1 },
  ]);
  expect(await rowsOf(server, sql`select orphan_since is not null as swept from files where id = ${once.id}`)).toEqual([
    { swept: true },
  ]);
  // The e-mail address in these jobs is encrypted, but the server's key could decrypt it.
  expect((await jobsNamed(server, 'auth.reset-mail')).filter(({ state }) => state === 'done')).toEqual([]);
  expect((await server.call('GET', 'user/me', { token })).status).toBe(401);
  // The log is append-only again.
  await expect(rowsOf(server, sql`update audit_log set action = 'x'`)).rejects.toThrow();
});
