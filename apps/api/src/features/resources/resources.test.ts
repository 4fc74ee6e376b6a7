import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { resourceNotificationTexts } from '@amberway/contract/resources/notifications';
import { resourceUsesSentence } from '@amberway/contract/resources/uses';
import { resourceTexts, startsAs } from '@amberway/contract/resources/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource, OBJECTIVE, resourceBody, resourceType } from '../../testing/library.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { admin, coach, coach2, parent } = DEMO_PEOPLE;
const { arlo, noor } = DEMO_CHILDREN;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');

const post = (token: string, body: object, headers = {}) => server.call('POST', 'resource', { token, body, headers });
const put = (token: string, id: string, body: object) => server.call('PUT', `resource/${id}`, { token, body });
const details = (token: string, id: string) => server.call('GET', `resource/details/${id}`, { token });
const made = async (token: string, uploader: string, about: object = {}) => {
  const response = await post(token, await resourceBody(server, uploader, about));
  expect(response.status, response.text).toBe(200);
  return response.body.data;
};
const count = async () => (await rowsOf<{ n: number }>(server, sql`select count(*)::int as n from resources`))[0]?.n;

describe('creating a resource', () => {
  it('starts Active for administrators and Resource Managers, Pending for others [C114 B384 B153]', async () => {
    const response = await post(tokens.admin, await resourceBody(server, admin.id));
    expect(response.body.message).toBe(resourceTexts.created);
    expect(response.body.data).toMatchObject({ status: 'Active', createdByAgency: true, version: 1 });
    expect(await made(tokens.coach2, coach2.id)).toMatchObject({ status: 'Active', createdByAgency: false });
    expect(await made(tokens.coach, coach.id)).toMatchObject({
      status: 'Pending',
      creatorInfo: { firstName: 'Mia', lastName: 'Okafor', avatar: null },
    });
  });

  it('allows nobody to choose the status, and only administrators to promote it [B384 B512]', async () => {
    expectInvalid(
      await post(tokens.coach, await resourceBody(server, coach.id, { status: 'Active' })),
      'status',
      startsAs('Pending'),
    );
    expectFailure(await post(tokens.coach, await resourceBody(server, coach.id, { isPromoted: true })), 'forbidden');
    expect(await made(tokens.admin, admin.id, { isPromoted: true, status: 'Active' })).toMatchObject({
      isPromoted: true,
    });
  });

  it('has a message for each required field [B474 B475 B476 B477 B478 T305 T306 T307 T308 T309]', async () => {
    const before = await count();
    const response = await post(tokens.coach, {});
    expectFailure(response, 'invalid', {
      errors: {
        name: resourceTexts.inputName,
        description: resourceTexts.inputDescription,
        type: resourceTexts.inputType,
        objective: resourceTexts.inputObjective,
        file: resourceTexts.uploadResource,
      },
    });
    const body = await resourceBody(server, coach.id);
    expectInvalid(await post(tokens.coach, { ...body, name: '  ' }), 'name', resourceTexts.inputName);
    expectInvalid(await post(tokens.coach, { ...body, objective: [] }), 'objective', resourceTexts.inputObjective);
    expect(await count()).toBe(before);
  });

  it('rejects HTML in a name and stores no row', async () => {
    const before = await count();
    for (const name of ['<img src=x onerror=alert(1)>', 'Plan <b>bold</b>', 'x<!--', '< script>'])
      expectInvalid(
        await post(tokens.coach, await resourceBody(server, coach.id, { name })),
        'name',
        resourceTexts.noHtml,
      );
    expect(
      (await post(tokens.coach, await resourceBody(server, coach.id, { name: 'Feelings 1 < 2 > 0' }))).status,
    ).toBe(200);
    expect(await count()).toBe((before ?? 0) + 1);
  });

  it('rejects unknown fields, types and objectives', async () => {
    const body = await resourceBody(server, coach.id);
    expect((await post(tokens.coach, { ...body, flagged: true })).status).toBe(422);
    const gone = '00000000-0000-7000-8000-000000000001';
    for (const wrong of [{ type: gone }, { objective: [OBJECTIVE, gone] }, { type: OBJECTIVE }])
      expect((await post(tokens.coach, { ...body, ...wrong })).status).toBe(404);
  });

  it('stores one resource for one idempotency key', async () => {
    const body = await resourceBody(server, coach.id);
    const headers = { 'idempotency-key': 'one-resource' };
    const [first, second] = [await post(tokens.coach, body, headers), await post(tokens.coach, body, headers)];
    expect(second.body.data._id).toBe(first.body.data._id);
  });
});

describe('files of a resource', () => {
  it('get their name from the uploaded file; a link stays a link', async () => {
    const data = await made(tokens.coach, coach.id);
    expect(data).toMatchObject({ isLink: false, fileName: 'Plan.pdf' });
    const link = await made(tokens.coach, coach.id, { isLink: true, file: 'https://example.test/a' });
    expect(link).toMatchObject({ isLink: true, file: 'https://example.test/a', fileName: null });
  });

  it('are rejected when not uploaded here or not the writer’s to use [B478 T310]', async () => {
    const body = await resourceBody(server, coach.id);
    const wrong = async (file: string, message: string, about = {}) =>
      expectInvalid(await post(tokens.coach, { ...body, file, ...about }), 'file', message);
    await wrong('https://evil.test/x.pdf', resourceTexts.attachFile);
    await wrong('javascript:alert(1)', resourceTexts.validLink, { isLink: true });
    await wrong('/api/files/../x', resourceTexts.attachFile);
    const stranger = await storeTestFile(server, { uploaderId: DEMO_PEOPLE.tran.id });
    await wrong(fileUrl(stranger.id, stranger.name), uploadTexts.invalidUrl);
  });

  it('cannot be a family’s own files', async () => {
    const theirs = await storeTestFile(server, { uploaderId: parent.id, customerId: parent.id });
    const file = fileUrl(theirs.id, theirs.name);
    expectInvalid(
      await post(tokens.coach, await resourceBody(server, coach.id, { file })),
      'file',
      uploadTexts.invalidUrl,
    );
    const [row] = await rowsOf(server, sql`select links from files where id = ${theirs.id}`);
    expect(row).toEqual({ links: 0 });
  });

  it('used as thumbnails and previews are images of at most 2 MB [B482]', async () => {
    const pdf = await storeTestFile(server, { uploaderId: coach.id });
    const picture = { uploaderId: coach.id, kind: 'image', name: 'a.png' } as const;
    const large = await storeTestFile(server, { ...picture, size: 2 * 1024 * 1024 + 1 });
    const fine = await storeTestFile(server, picture);
    const urlOf = ({ id, name }: { id: string; name: string }) => fileUrl(id, name);
    for (const field of ['thumbnail', 'videoPreview']) {
      const send = async (value: string) =>
        post(tokens.coach, await resourceBody(server, coach.id, { [field]: value }));
      expectInvalid(await send(urlOf(pdf)), field, uploadTexts.onlyImages);
      expectInvalid(await send(urlOf(large)), field, uploadTexts.largerThan2Mb);
      expect((await send(urlOf(fine))).body.data[field]).toBe(urlOf(fine));
      expectInvalid(await send('https://elsewhere.test/a.png'), field, uploadTexts.invalidUrl);
    }
  });

  it('of a guide are required, link or document, and cleared without a guide [B480 B481 B483 T312]', async () => {
    const send = async (about: object) => post(tokens.coach, await resourceBody(server, coach.id, about));
    for (const resourseGuideType of ['Video', 'Tip Sheet'])
      expectInvalid(await send({ resourseGuideType }), 'document', resourceTexts.fieldRequired);
    expectInvalid(
      await send({ resourseGuideType: 'Tip Sheet', document: 'https://example.test' }),
      'document',
      uploadTexts.onlyDocuments,
    );
    const film = await send({ resourseGuideType: 'Video', document: 'https://videos.test/1' });
    expect(film.body.data).toMatchObject({ resourseGuideType: 'Video', document: 'https://videos.test/1' });
    const none = await put(tokens.coach, film.body.data._id, { resourseGuideType: 'None' });
    expect(none.body.data).toMatchObject({ resourseGuideType: 'None', document: null });
    const sheet = await storeTestFile(server, { uploaderId: coach.id });
    const paper = await send({ resourseGuideType: 'Tip Sheet', document: fileUrl(sheet.id, sheet.name) });
    expect(paper.body.data).toMatchObject({ documentName: 'Plan.pdf' });
    expect((await send({ resourseGuideType: 'Song' })).status).toBe(422);
  });

  it('are unlinked when replaced, and kept when the resource is deleted', async () => {
    const data = await made(tokens.admin, admin.id);
    const next = await storeTestFile(server, { uploaderId: admin.id });
    const linksOf = async (url: string) =>
      (await rowsOf<{ links: number }>(server, sql`select links from files where id = ${url.split('/')[3]}`))[0]?.links;
    const file = fileUrl(next.id, next.name);
    expect((await put(tokens.admin, data._id, { file })).body.data.file).toBe(file);
    expect([await linksOf(data.file), await linksOf(file)]).toEqual([0, 1]);
    await put(tokens.admin, data._id, { file, name: 'Same file' });
    expect(await linksOf(file)).toBe(1);
    await server.call('DELETE', `resource/${data._id}`, { token: tokens.admin });
    expect(await linksOf(file)).toBe(1);
  });
});

describe('editing a resource', () => {
  it('is partial, raises the version and rejects an old one [C115 B511]', async () => {
    const { _id, description } = await made(tokens.coach, coach.id);
    const response = await put(tokens.coach, _id, { name: 'New name', version: 1 });
    expect(response.body).toMatchObject({
      message: resourceTexts.updated,
      data: { name: 'New name', description, version: 2 },
    });
    expectFailure(await put(tokens.coach, _id, { name: 'Late', version: 1 }), 'stale');
    expectFailure(await put(tokens.parent, _id, { name: 'Mine' }), 'forbidden');
  });

  it('allows Active, Pending, Reject; for Resource Managers Pending, Reject, Approved [B380 B382 B383]', async () => {
    const reason = { rejectReason: 'Not ours.' };
    for (const [token, may, mayNot] of [
      [tokens.admin, ['Pending', 'Reject', 'Active'], 'Approved'],
      [tokens.coach, ['Active', 'Reject', 'Pending'], 'Approved'],
      [tokens.coach2, ['Approved', 'Reject', 'Pending'], 'Active'],
    ] as const) {
      const id = await addResource(server, { status: 'Pending' });
      for (const status of may) expect((await put(token, id, { status, ...reason })).body.data?.status).toBe(status);
      expectInvalid(await put(token, id, { status: mayNot }), 'status', resourceTexts.selectStatus);
    }
    const active = await addResource(server);
    expect((await put(tokens.coach2, active, { status: 'Active', name: 'Stays' })).status).toBe(200);
    for (const status of ['Shared', '', null])
      expectInvalid(await put(tokens.admin, active, { status }), 'status', resourceTexts.selectStatus);
  });

  it('needs a reason for a rejection, which is cleared with it [B385 B386 B479 T311]', async () => {
    const id = await addResource(server);
    for (const body of [{ status: 'Reject' }, { status: 'Reject', rejectReason: ' ' }])
      expectInvalid(await put(tokens.admin, id, body), 'rejectReason', resourceTexts.inputRejectReason);
    const rejected = await put(tokens.admin, id, { status: 'Reject', rejectReason: 'Too small to read.' });
    expect(rejected.body.data).toMatchObject({ status: 'Reject', rejectReason: 'Too small to read.' });
    expectInvalid(await put(tokens.admin, id, { rejectReason: null }), 'rejectReason', resourceTexts.inputRejectReason);
    const active = await put(tokens.admin, id, { status: 'Active', rejectReason: 'Still here?' });
    expect(active.body.data).toMatchObject({ status: 'Active', rejectReason: null });
  });

  it('allows promoting to administrators only; repeating the stored value is not promoting [B512 B625]', async () => {
    const id = await addResource(server);
    expectFailure(await put(tokens.coach, id, { isPromoted: true }), 'forbidden');
    expect((await put(tokens.coach, id, { isPromoted: false, order: 3, Premium: true })).body.data).toMatchObject({
      order: 3,
      Premium: true,
    });
    expect((await put(tokens.admin, id, { isPromoted: true })).body.data.isPromoted).toBe(true);
  });

  it('is in the audit log with what changed', async () => {
    const id = await addResource(server, { name: 'Before' });
    await put(tokens.coach, id, { name: 'After' });
    const entries = await rowsOf(
      server,
      sql`select action, before, after from audit_log where record_id = ${id} order by id`,
    );
    expect(entries).toEqual([{ action: 'edit', before: { name: 'Before' }, after: { name: 'After' } }]);
  });
});

describe('deleting and restoring a resource', () => {
  it('is soft and for administrators; only their lists show deleted ones [C116 B513 B391 T340]', async () => {
    const id = await addResource(server, { name: 'Deleted soon' });
    expectFailure(await server.call('DELETE', `resource/${id}`, { token: tokens.coach }), 'forbidden');
    const response = await server.call('DELETE', `resource/${id}`, { token: tokens.admin });
    expect(response.body).toEqual({ status: true, data: null, message: resourceTexts.deleted });
    expectFailure(await server.call('DELETE', `resource/${id}`, { token: tokens.admin }), 'not_found');
    expectFailure(await details(tokens.coach, id), 'not_found');
    expectFailure(await put(tokens.coach, id, { name: 'x' }), 'not_found');
    const list = async (token: string) =>
      (await server.call('GET', 'resource?search=deleted%20soon', { token })).body.data;
    expect(await list(tokens.coach)).toEqual([]);
    expect(await list(tokens.admin)).toMatchObject([{ _id: id, isDeleted: true, externalDeepLink: null }]);
  });

  it('says first where it is used, and not to coaches', async () => {
    const id = await addResource(server);
    const uses = () => server.call('GET', `resource/${id}/uses`, { token: tokens.admin });
    expect((await uses()).body.data).toEqual([]);
    const share = { token: tokens.admin, body: { resources: [id] } };
    for (const { id: child } of [arlo, noor]) await server.call('POST', `resource/${child}/share`, share);
    await rowsOf(
      server,
      sql`update activity_notes set resource_id = ${id}
        where id = (select id from activity_notes where deleted_at is null order by id limit 1)`,
    );
    const { data } = (await uses()).body;
    expect(data).toEqual([
      { place: 'shared', count: 2, more: false },
      { place: 'note', count: 1, more: false },
    ]);
    expect(resourceUsesSentence(data)).toBe('It is shared with 2 children and in 1 session.');
    expectFailure(await server.call('GET', `resource/${id}/uses`, { token: tokens.coach }), 'forbidden');
  });

  it('needs a deleted resource to be restored before it is changed', async () => {
    const id = await addResource(server);
    await server.call('DELETE', `resource/${id}`, { token: tokens.admin });
    expectInvalid(await put(tokens.admin, id, { name: 'x' }), 'isDeleted', resourceTexts.restoreFirst);
    const restored = await put(tokens.admin, id, { isDeleted: false });
    expect(restored.body).toMatchObject({ message: resourceTexts.restored, data: { isDeleted: false } });
    expectFailure(await put(tokens.coach, id, { isDeleted: true }), 'forbidden');
    expect((await put(tokens.coach, id, { isDeleted: false, name: 'Fine' })).status).toBe(200);
    expect((await put(tokens.admin, id, { isDeleted: true })).body.message).toBe(resourceTexts.deleted);
  });
});

describe('the flag of a resource', () => {
  it('is toggled by administrators, mails the creator and returns the new state [C112 B387 B603]', async () => {
    const id = await addResource(server, { createdBy: coach.id, name: 'Odd one' });
    const flag = (token: string) => server.call('PUT', `resource/flag/${id}`, { token, body: {} });
    expectFailure(await flag(tokens.coach), 'forbidden');
    expect((await flag(tokens.admin)).body).toEqual({
      status: true,
      data: { currentFlag: true },
      currentFlag: true,
      message: 'This resource has been flagged, an email has been sent to its creator.',
    });
    expect((await flag(tokens.admin)).body).toMatchObject({
      currentFlag: false,
      message: 'This resource has been unflagged.',
    });
    const mails = await rowsOf(server, sql`select recipient from mails where text like '%Odd one%'`);
    expect(mails).toEqual([{ recipient: coach.email }]);
    expect((await details(tokens.coach, id)).body.data.version).toBe(1);
  });
});

describe('the details of a resource', () => {
  const ALWAYS = ['rejectReason', 'flagged', 'internalDeepLink', 'emailResource', 'privateResource', 'version'];

  it('leave out the review for families [B149]', async () => {
    const { body } = await details(tokens.parent, LIBRARY.feelings.id);
    for (const field of ALWAYS) expect(Object.keys(body.data)).not.toContain(field);
    expect(body.data).toMatchObject({
      name: LIBRARY.feelings.name,
      receiverInfo: [{ firstName: 'Arlo' }],
      receiverCount: 1,
    });
  });

  it('have the internal link for administrators, the external one for all while Active [C113 B524 B525]', async () => {
    const active = LIBRARY.morningPlan.id;
    const link = `dashboard/event-callback/${active}/resources`;
    const [byAdmin, byCoach, byParent] = [
      (await details(tokens.admin, active)).body.data,
      (await details(tokens.coach, active)).body.data,
      (await details(tokens.parent, active)).body.data,
    ];
    expect(byAdmin.internalDeepLink).toBe(`amberway://event-callback/${active}/resources`);
    expect(byCoach.internalDeepLink).toBeNull();
    for (const { externalDeepLink } of [byAdmin, byCoach, byParent]) expect(externalDeepLink).toContain(link);
    expect((await details(tokens.coach, LIBRARY.bedtime.id)).body.data.externalDeepLink).toBeNull();
    expect((await details(tokens.coach, LIBRARY.feelings.id)).body.data.externalDeepLink).toBeNull();
  });

  it('include the names of type, objectives and people [B330 B626 B627]', async () => {
    const { data } = (await details(tokens.coach, LIBRARY.feelings.id)).body;
    expect(data).toMatchObject({
      type: { name: 'Document', _id: await resourceType(server) },
      objective: [{ name: 'Following instructions' }, { name: 'Understanding feelings' }],
      resourseGuideType: 'Tip Sheet',
      Premium: false,
      order: 2,
    });
  });
});

describe('the review of what coaches add', () => {
  const turn = (isOn: boolean, token = tokens.admin) => server.call('PUT', 'resourceReview', { token, body: { isOn } });
  const isOn = async () => (await server.call('GET', 'resourceReview', { token: tokens.coach })).body.data.isOn;

  it('is off at first, and only administrators switch it', async () => {
    expect(await isOn()).toBe(false);
    for (const token of [tokens.coach, tokens.coach2, tokens.parent])
      expectFailure(await turn(true, token), 'forbidden');
    expect((await turn(true)).status).toBe(200);
    expect(await isOn()).toBe(true);
    await turn(false);
    expect(await isOn()).toBe(false);
  });

  it('while it is on, a coach cannot activate a resource; a Resource Manager or an administrator does [B383 B384]', async () => {
    const own = await made(tokens.coach, coach.id);
    const other = await made(tokens.coach, coach.id);
    await turn(true);
    expectInvalid(await put(tokens.coach, own._id, { status: 'Active' }), 'status', resourceTexts.needsReview);
    expect((await put(tokens.coach, own._id, { name: 'A better name' })).status).toBe(200);
    expect((await put(tokens.coach2, own._id, { status: 'Approved' })).status).toBe(200);
    expect(
      (await put(tokens.admin, other._id, { status: 'Reject', rejectReason: 'The source is missing' })).status,
    ).toBe(200);
    // Sent back: the coach hands it in again, but cannot activate it.
    expectInvalid(await put(tokens.coach, other._id, { status: 'Active' }), 'status', resourceTexts.needsReview);
    expect((await put(tokens.coach, other._id, { status: 'Pending' })).status).toBe(200);
    await turn(false);
    expect((await put(tokens.coach, other._id, { status: 'Active' })).status).toBe(200);
  });

  it('while it is on, a coach’s change of an accepted resource waits for a review again', async () => {
    const data = await made(tokens.coach, coach.id);
    const statusAfter = async (token: string, body: object) => (await put(token, data._id, body)).body.data.status;
    await turn(true);
    await put(tokens.coach2, data._id, { status: 'Approved' });
    // Repeating what is stored is not a change.
    expect(await statusAfter(tokens.coach, { name: data.name, status: 'Approved' })).toBe('Approved');
    expect(await statusAfter(tokens.coach, { description: 'Other words' })).toBe('Pending');
    await put(tokens.admin, data._id, { status: 'Active' });
    expect(await statusAfter(tokens.coach, { objective: [OBJECTIVE] })).toBe('Active');
    expect(await statusAfter(tokens.coach, { objective: [contentId('resourceObjective', 2)] })).toBe('Pending');
    await put(tokens.admin, data._id, { status: 'Active' });
    expect(await statusAfter(tokens.coach2, { name: 'By a reviewer' })).toBe('Active');
    await turn(false);
    expect(await statusAfter(tokens.coach, { name: 'Without a review' })).toBe('Active');
  });

  it('a coach is notified with the reviewer’s line when a resource is sent back, once', async () => {
    const data = await made(tokens.coach, coach.id, { name: 'Sleep sheet' });
    const notices = () =>
      rowsOf<{ user_id: string; message: string }>(
        server,
        sql`select user_id, message from notifications where type = 'RESOURCE_SENT_BACK' and resource_id = ${data._id}`,
      );
    const sendBack = (token: string, rejectReason: string) => put(token, data._id, { status: 'Reject', rejectReason });
    await sendBack(tokens.coach, 'My own mistake');
    expect(await notices()).toEqual([]);
    await put(tokens.admin, data._id, { status: 'Active' });
    await sendBack(tokens.coach2, 'The source is missing');
    await sendBack(tokens.coach2, 'The source is still missing');
    const message = resourceNotificationTexts.sentBack('Sleep sheet', 'The source is missing');
    expect(await notices()).toEqual([{ user_id: coach.id, message }]);
  });
});
