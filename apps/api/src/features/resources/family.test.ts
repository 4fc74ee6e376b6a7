import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { contentId } from '@amberway/fixtures/content/record';
import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import { noteBody } from '../../testing/activity-notes.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource, expectOtherFamily, resourceBody } from '../../testing/library.ts';
import { addChild, addCover, addUser } from '../../testing/people.ts';
import { addProgramme } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { readUrl } from '../../testing/uploads.ts';

// Resources that belong to a family: a note's file, a private resource made for a child or shared with one.

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach2');

type Person = { id: string; token: string };
const person = async (about: Parameters<typeof addUser>[1]): Promise<Person> => {
  const { id } = await addUser(server, about);
  return { id, token: (await server.within(() => createSession(id))).token };
};
const staff = { type: 'Business' } as const;

let coach: Person;
let next: Person;
let family: Person & { child: string };
let other: Person & { child: string };
const familyOf = async () => {
  const parent = await person({ choosePlan: 'Lite' });
  const { id: child } = await addChild(server, { parentId: parent.id, primaryContact: coach.id });
  return { ...parent, child };
};
beforeEach(async () => {
  coach = await person(staff);
  next = await person(staff);
  family = await familyOf();
  other = await familyOf();
});

const call = (method: string, path: string, token: string, body?: object) =>
  server.call(method, path, { token, ...(body && { body }) });
const put = (id: string, body: object, token = coach.token) => call('PUT', `resource/${id}`, token, body);
const share = (child: string, id: string, token = coach.token) =>
  call('POST', `resource/${child}/share`, token, { resources: [id] });
const details = (id: string, token: string) => call('GET', `resource/details/${id}`, token);
const open = async (file: string, token: string) => (await readUrl(server, token, file)).status;
/** Makes somebody else the clinician: the coach no longer works with the family. */
const reassign = async () => {
  const response = await call('PUT', `member/${family.child}`, tokens.admin, { primaryContact: next.id });
  expect(response.status, response.text).toBe(200);
};
const upload = async (uploaderId: string, about: object = {}) => {
  const { id, name } = await storeTestFile(server, { uploaderId, ...about });
  return fileUrl(id, name);
};

type Own = { id: string; file: string; note: string };
/** A published note with a file, which becomes a resource of the child. */
const ofNote = async (writer: Person = coach): Promise<Own> => {
  const file = await upload(writer.id);
  const body = noteBody(family.child, {
    status: 'Published',
    resourceAttachment: file,
    resoruceAction: 'newResource',
    resourceAttachmentName: 'Hearing test',
  });
  const { data } = (await call('POST', 'session', writer.token, body)).body;
  return { id: data.uploadedResource._id, file, note: data._id };
};
const ofChild = async (about: object = {}): Promise<Own> => {
  const body = await resourceBody(server, coach.id, { member: family.child, privateResource: true, ...about });
  const { _id } = (await call('POST', 'resource', coach.token, body)).body.data;
  await put(_id, { status: 'Active' });
  return { id: _id, file: body.file, note: '' };
};
/** Private and without a child, then shared. */
const firstShared = async (): Promise<Own> => {
  const body = await resourceBody(server, coach.id, { privateResource: true });
  const { _id } = (await call('POST', 'resource', coach.token, body)).body.data;
  await put(_id, { status: 'Active' });
  expect((await share(family.child, _id)).status).toBe(200);
  return { id: _id, file: body.file, note: '' };
};
/** A library resource shared with one family and then made private. */
const madePrivate = async (): Promise<Own> => {
  const body = await resourceBody(server, coach.id);
  const { _id } = (await call('POST', 'resource', coach.token, body)).body.data;
  await put(_id, { status: 'Active' });
  await share(family.child, _id);
  expect((await put(_id, { privateResource: true })).body.data).toMatchObject({ ofFamily: true });
  return { id: _id, file: body.file, note: '' };
};
const WAYS: [string, () => Promise<Own>][] = [
  ['the file of a note', ofNote],
  ['a private resource made for a child', ofChild],
  ['a private resource shared with a child', firstShared],
  ['a resource of one family that was made private', madePrivate],
];

describe.each(WAYS)('%s', (_title, make) => {
  it('is visible to the family and those who work with it now, not to a former coach who made it', async () => {
    const { id, file } = await make();
    const everywhere = async (token: string) => [
      (await details(id, token)).status,
      await open(file, token),
      (await call('POST', 'download', token, { url: file })).status,
      (await call('GET', `comment/${id}`, token)).status,
      (await call('GET', `resource/relatedTasks/${id}`, token)).status,
    ];
    const star = (token: string) => call('GET', `favresource/${id}`, token);
    await star(coach.token);
    const lists = async (token: string) =>
      (
        await Promise.all(
          ['resource?limit=200', 'favresource', 'favresource/ids'].map((path) => call('GET', path, token)),
        )
      )
        .map(({ text }) => text.includes(id))
        .filter(Boolean).length;
    expect(await everywhere(coach.token)).toEqual([200, 200, 200, 200, 200]);
    expect(await lists(coach.token)).toBeGreaterThan(0);
    expect([await open(file, family.token), await open(file, other.token)]).toEqual([200, 404]);
    await reassign();
    expect(await everywhere(coach.token)).toEqual([404, 404, 404, 404, 404]);
    expect(await lists(coach.token)).toBe(0);
    expectFailure(await star(coach.token), 'not_found');
    expect(await everywhere(next.token)).toEqual([200, 200, 200, 200, 200]);
    expect([await open(file, family.token), await open(file, tokens.admin)]).toEqual([200, 200]);
    expect(await everywhere(tokens.coach2)).toEqual([404, 404, 404, 404, 404]);
  });

  it('cannot be changed, shared, unshared or commented on by a former coach', async () => {
    const { id } = await make();
    await reassign();
    const comment = { user: coach.id, comment: 'Still here', type: 'resource', contentId: id };
    for (const response of [
      await put(id, { name: 'Mine' }),
      await put(id, { privateResource: false }),
      await put(id, { file: await upload(coach.id) }),
      await share(other.child, id),
      await share(family.child, id),
      await call('POST', `resource/${family.child}/unshare`, coach.token, { resources: [id] }),
      await call('POST', 'comment', coach.token, comment),
    ])
      expectFailure(response, 'not_found');
  });

  it('cannot be made public or promoted, not even by an administrator, and has no external link', async () => {
    const { id } = await make();
    for (const token of [coach.token, tokens.admin])
      expectInvalid(await put(id, { privateResource: false }, token), 'privateResource', resourceTexts.staysPrivate);
    expectInvalid(await put(id, { isPromoted: true }, tokens.admin), 'isPromoted', resourceTexts.notPromoted);
    const { data } = (await details(id, tokens.admin)).body;
    expect(data).toMatchObject({
      ofFamily: true,
      privateResource: true,
      externalDeepLink: null,
      internalDeepLink: null,
    });
    // Check constraints enforce it too.
    for (const change of [sql`is_private = false`, sql`promoted = true`])
      await expect(rowsOf(server, sql`update resources set ${change} where id = ${id}`)).rejects.toThrow();
    const found = await call('GET', `search/assets?search=${encodeURIComponent(data.name)}`, tokens.admin);
    expect(found.text).not.toContain(id);
  });

  it('cannot be shared with another family in any way, and a user who sees it gets the reason', async () => {
    const { id } = await make();
    const { task } = await addProgramme(server, other.child);
    for (const token of [coach.token, tokens.admin])
      expectOtherFamily(await share(other.child, id, token), 'resources');
    expectOtherFamily(await call('PUT', `task/${task.id}`, coach.token, { fileLink: [id] }), 'fileLink');
    const note = noteBody(other.child, { uploadedResource: id, status: 'Published' });
    expectOtherFamily(await call('POST', 'session', coach.token, note), 'uploadedResource');
    // Together with a resource the coach cannot see, the response is a plain 404.
    const hidden = await addResource(server, { isPrivate: true });
    const both = { resources: [id, hidden] };
    expectFailure(await call('POST', `resource/${other.child}/share`, coach.token, both), 'not_found');
    const holders = await rowsOf(
      server,
      sql`select distinct m.parent_id from resource_shares s join members m on m.id = s.member_id where s.resource_id = ${id}`,
    );
    expect(holders).toEqual([{ parent_id: family.id }]);
    // Sharing it with a sister is allowed.
    const { id: sister } = await addChild(server, { parentId: family.id, primaryContact: coach.id });
    expect((await share(sister, id)).status).toBe(200);
  });

  it('leaves an audit entry for the family for every action on it', async () => {
    const { id, file } = await make();
    await rowsOf(server, sql`delete from record_reads where customer_id = ${family.id}`);
    const [start] = await rowsOf<{ now: string }>(server, sql`select now()::text as now`);
    expect((await put(id, { name: 'Another name' })).status).toBe(200);
    await call('POST', 'comment', coach.token, { user: coach.id, comment: 'Good', type: 'resource', contentId: id });
    await call('POST', `resource/${family.child}/unshare`, coach.token, { resources: [id] });
    await share(family.child, id);
    await call('PUT', `resource/flag/${id}`, tokens.admin, {});
    await call('DELETE', `resource/${id}`, tokens.admin);
    await put(id, { isDeleted: false }, tokens.admin);
    const lines = await rowsOf<{ action: string }>(
      server,
      sql`select action from audit_log where subject_id = ${family.id} and record in ('resource', 'comment')
        and created_at >= ${start?.now}::timestamptz order by id`,
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'edit',
      'create',
      'unshare',
      'share',
      'flag',
      'delete',
      'restore',
    ]);
    await details(id, coach.token);
    const { fileName } = (await call('POST', 'download', coach.token, { url: file })).body.data;
    await call('GET', `static/${fileName}`, coach.token);
    await expect
      .poll(() => rowsOf(server, sql`select area from record_reads where customer_id = ${family.id} order by area`))
      .toEqual([{ area: 'files' }, { area: 'resources' }]);
    const shown = (await call('GET', `privacy/${family.id}/access`, family.token)).body.data;
    const kinds = (area: string, who: string) =>
      shown
        .filter((line: { area: string; person: { _id: string } }) => line.area === area && line.person._id === who)
        .map(({ kind }: { kind: string }) => kind)
        .toSorted();
    expect(kinds('resources', coach.id)).toEqual(['change', 'read']);
  });
});

it('a resource made for a child is in the family’s audit log from the beginning', async () => {
  const { id } = await ofChild();
  const lines = await rowsOf(
    server,
    sql`select action from audit_log where record_id = ${id} and subject_id = ${family.id} order by id`,
  );
  expect(lines).toEqual([{ action: 'create' }, { action: 'edit' }]);
});

it('a private resource made for a child cannot be promoted on creation either', async () => {
  const about = { member: family.child, privateResource: true, isPromoted: true };
  const [admin] = await rowsOf<{ id: string }>(server, sql`select id from users where type = 'Administrator' limit 1`);
  const body = await resourceBody(server, admin?.id ?? '', about);
  expectInvalid(await call('POST', 'resource', tokens.admin, body), 'isPromoted', resourceTexts.notPromoted);
});

it('a cover gives access to a family’s resource for a day; then it ends, even for what the coach made', async () => {
  const cover = await person(staff);
  await addCover(server, cover.id, family.id);
  const own = await ofNote(cover);
  expect([(await details(own.id, cover.token)).status, await open(own.file, cover.token)]).toEqual([200, 200]);
  await rowsOf(server, sql`update cover_grants set expires_at = now() where customer_id = ${family.id}`);
  expect([(await details(own.id, cover.token)).status, await open(own.file, cover.token)]).toEqual([404, 404]);
});

it('the file of a note’s resource is changed only in the note, while its name can be changed here', async () => {
  const { id, file, note } = await ofNote();
  for (const body of [
    { file: await upload(coach.id) },
    { isLink: true, file: 'https://example.test/else' },
    { fileName: 'Else.pdf' },
  ])
    for (const token of [coach.token, tokens.admin])
      expectInvalid(await put(id, body, token), 'file', resourceTexts.fileOfNote);
  expect((await put(id, { file, name: 'Audiogram' })).body.data).toMatchObject({ file, fileOwner: 'note' });
  const swapped = await upload(coach.id);
  const change = { resourceAttachment: swapped, resoruceAction: 'editResource' };
  expect((await call('PUT', `session/${note}`, coach.token, change)).status).toBe(200);
  expect([await open(swapped, family.token), await open(file, family.token)]).toEqual([200, 404]);
});

it('the file of a family’s resource without a note can be replaced by its staff, and belongs to it too', async () => {
  const { id, file } = await ofChild();
  const better = await upload(coach.id);
  expect((await put(id, { file: better })).status).toBe(200);
  expect([await open(better, family.token), await open(file, family.token)]).toEqual([200, 404]);
  await reassign();
  expect([await open(better, coach.token), await open(file, coach.token)]).toEqual([404, 404]);
  expectInvalid(
    await call('POST', 'resource', coach.token, await resourceBody(server, coach.id, { file: better })),
    'file',
    uploadTexts.invalidUrl,
  );
});

it('a family’s file cannot become another resource’s file, a picture of a blog or an avatar', async () => {
  const { file } = await ofChild();
  expectInvalid(
    await call('POST', 'resource', coach.token, await resourceBody(server, coach.id, { file })),
    'file',
    uploadTexts.invalidUrl,
  );
  // Nothing refers to this file any more: the next record to use it would decide who sees it.
  const picture = await upload(coach.id, { customerId: family.id, kind: 'image', name: 'a.png' });
  const { id } = await addResource(server).then((one) => ({ id: one }));
  expectInvalid(await put(id, { thumbnail: picture }, tokens.admin), 'thumbnail', uploadTexts.invalidUrl);
  expectInvalid(
    await call('PUT', `user/${coach.id}`, coach.token, { avatar: picture }),
    'avatar',
    uploadTexts.invalidUrl,
  );
});

it('a video cannot link a family’s resource, and does not show one that became a family’s later', async () => {
  const [own, later] = [(await ofNote()).id, await addResource(server)];
  const path = `video/${contentId('video', 1)}`;
  const refer = (ids: string[]) => call('PUT', path, tokens.admin, { relatedResources: ids });
  expect((await refer([own])).status).toBe(404);
  expect((await refer([later])).status).toBe(200);
  await share(family.child, later);
  await put(later, { privateResource: true }, tokens.admin);
  const shown = await call('GET', `video/details/${contentId('video', 1)}`, tokens.coach2);
  expect(shown.body.data.relatedResources).toEqual([]);
});

describe('a library resource', () => {
  it('stays in the library when shared with children, even if made for a child', async () => {
    const body = await resourceBody(server, coach.id, { member: family.child });
    const { _id } = (await call('POST', 'resource', coach.token, body)).body.data;
    await put(_id, { status: 'Active' });
    await reassign();
    expect((await details(_id, coach.token)).body.data).toMatchObject({ ofFamily: false, fileOwner: null });
    expect((await share(other.child, _id)).status).toBe(200);
    expect((await put(_id, { isPromoted: true }, tokens.admin)).status).toBe(200);
  });

  it('shared with several families and made private belongs to none, and no further family gets it', async () => {
    const id = await addResource(server, { createdBy: coach.id });
    await share(family.child, id);
    await share(other.child, id);
    expect((await put(id, { privateResource: true })).body.data).toMatchObject({ ofFamily: false });
    // Staff who work with none of the families do not see it.
    expect([(await details(id, coach.token)).status, (await details(id, next.token)).status]).toEqual([200, 404]);
    const third = await familyOf();
    expectOtherFamily(await share(third.child, id), 'resources');
    expect((await put(id, { privateResource: false })).status).toBe(200);
    expect((await share(third.child, id)).status).toBe(200);
  });

  it('cannot be made private by somebody who would lose access to it', async () => {
    const id = await addResource(server, { createdBy: coach.id });
    await share(family.child, id);
    expectInvalid(
      await put(id, { privateResource: true }, tokens.coach2),
      'privateResource',
      resourceTexts.privateForOthers,
    );
    expect((await details(id, tokens.coach2)).body.data.privateResource).toBe(false);
  });
});

it('a former coach is mailed that a resource they made was flagged, without its name', async () => {
  const mails = async () => {
    const rows = await rowsOf<{ text: string }>(server, sql`select m::text as text from mails m order by id`);
    return rows.map(({ text }) => text).join('\n');
  };
  const { id } = await ofNote();
  const flag = () => call('PUT', `resource/flag/${id}`, tokens.admin, {});
  await reassign();
  expect((await flag()).status).toBe(200);
  expect(await mails()).toContain('A resource of yours has been flagged');
  expect(await mails()).not.toContain('Hearing test');
  await flag();
  await call('PUT', `member/${family.child}`, tokens.admin, { primaryContact: coach.id });
  await flag();
  expect(await mails()).toContain('Hearing test');
});
