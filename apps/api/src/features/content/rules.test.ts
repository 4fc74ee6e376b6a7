import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_NAMES, type ContentName, contentTypeOf } from '@amberway/contract/content/registry';
import { contentTexts } from '@amberway/contract/content/texts';
import { linkPrefixText } from '@amberway/contract/content/types/broadcast';
import { endOfToday } from '@amberway/contract/kernel/wall-clock';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addRecord } from '../../testing/content.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';

// Validation of single fields, with the error messages.

const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
const base = (name: ContentName) => contentTypeOf(name)?.wire.base ?? '';
const post = (name: ContentName, about: object) =>
  server.call('POST', base(name), { token: admin, body: { ...sampleBody(name), ...about } });
const NOBODY = '01a00000-0000-7000-8000-00000000ffff';
const beforeMidnight = () => new Date(endOfToday(Date.now(), DEMO_PEOPLE.admin.timeZone ?? '') - 5_000).toISOString();
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe.each<[ContentName, string, string, unknown, string]>([
  ['author', '[B741]', 'firstName', '', 'Please input your first name!'],
  ['author', '[B742]', 'firstName', ' Nora', contentTexts.nameAlphabets],
  ['author', '[B742]', 'lastName', 'R2-D2', contentTexts.nameAlphabets],
  ['author', '[B743 T412]', 'email', 'nora', 'Please input your email!'],
  ['author', '[B743 T412]', 'email', undefined, 'Please input your email!'],
  ['author', '[B745]', 'phone', '12345678901', 'At most 10 characters.'],
  ['author', '[B745]', 'phone', 'call me', contentTexts.digitsOnly],
  ['author', '', 'profileLink', 'javascript:alert(1)', contentTexts.startsWithHttps],
  ['author', '[B747]', 'profilePicture', 'https://elsewhere.test/me.png', uploadTexts.invalidUrl],
  ['asset', '[B753 T418]', 'type', 'Nose', 'Please select type!'],
  ['asset', '[B754 T419]', 'name', '  ', 'Please input your name!'],
  ['asset', '[B755 T420]', 'svg', '', 'Please upload your svg!'],
  ['asset', '[B757 T421]', 'svg', 'hello', 'Please upload an SVG file.'],
  ['asset', '[B756 B719]', 'status', 'Archived', contentTexts.selectStatus],
  ['asset', '[B711]', 'colour', 'green', 'Please enter a colour such as #00FF00.'],
  ['assetEvent', '[B759]', 'name', '', 'Please input your name!'],
  ['assetEvent', '[B760]', 'status', 'Gone', contentTexts.selectStatus],
  ['emoji', '[B761]', 'label', '', 'Please input your label!'],
  ['emoji', '[B762]', 'iconSvg', undefined, 'Please upload your svg!'],
  ['emoji', '[B763 B722]', 'status', 'Hidden', contentTexts.selectStatus],
  ['blog', '[B764]', 'title', '   ', 'Please input your title!'],
  ['blog', '[B765 T422]', 'title', 'x'.repeat(121), 'Title must be at most 120 characters long'],
  ['blog', '[B766]', 'categories', undefined, 'Please select category!'],
  ['blog', '[B767]', 'author', undefined, 'Please input your author!'],
  ['blog', '[B768]', 'body', '<p>&nbsp;</p>', 'Please input your body!'],
  ['blog', '[B769]', 'thumbnail', undefined, contentTexts.uploadThumbnail],
  ['broadcastMessage', '[B771]', 'title', undefined, 'Please input your title!'],
  ['broadcastMessage', '[B772]', 'description', '', 'Please input your description!'],
  ['broadcastMessage', '[B773]', 'link', '', 'Please input your link!'],
  ['broadcastMessage', '[B774 T423]', 'link', 'javascript:alert(1)', linkPrefixText('amberway://')],
  ['broadcastMessage', '[B775]', 'priority', '1a', contentTexts.digitsOnly],
  ['broadcastMessage', '[B775]', 'priority', -1, contentTexts.digitsOnly],
  ['broadcastMessage', '[B776]', 'endDate', beforeMidnight(), 'The end date cannot be before the end of today.'],
  ['broadcastMessage', '[B776]', 'endDate', ago(60_000), 'The end date cannot be before the end of today.'],
  ['video', '[B781 T428]', 'title', '   ', 'Please input your Title!'],
  ['video', '[B782 T429]', 'domainPathway', 'Home', 'Please select domain pathway!'],
  ['video', '[B783 T438]', 'domainSubCategory', undefined, 'Please select sub category!'],
  ['video', '[B784 T439]', 'categories', [], 'Please select category!'],
  ['video', '[B785 T440]', 'tags', [], 'Please enter tags'],
  ['video', '[B786 T441]', 'description', '', 'Please input your note or comments!'],
  ['video', '[B787 T442]', 'author', undefined, 'Please input your author!'],
  ['video', '[B788]', 'status', 'Lost', contentTexts.selectStatus],
  ['video', '[B789]', 'video', undefined, 'field is required'],
  ['video', '[B789]', 'video', 'http://videos.example/1.mp4', contentTexts.startsWithHttps],
  ['video', '[B790 T444]', 'thumbnail', '', 'Please upload thumbnail'],
  ['video', '[B724 T443]', 'status', 'Archived', 'Please input your reason!'],
  ['course', '[B792 T445]', 'title', '', 'Please input title!'],
  ['course', '[B792 T446]', 'title', 'Course 1', 'Title must contain alphabets'],
  ['course', '[B793]', 'tags', undefined, 'Please enter tags'],
  ['course', '[B794 T447]', 'pathway', undefined, 'Please select a pathway!'],
  ['course', '[B795]', 'order', 'first', 'Please enter a number!'],
  ['course', '[B796]', 'previewThumbnail', undefined, contentTexts.uploadThumbnail],
  ['short', '[B797]', 'title', '   ', 'Please input your Title!'],
  ['short', '[B798]', 'categories', [], 'Please select category!'],
  ['short', '[B799]', 'status', 'Hidden', contentTexts.selectStatus],
  ['short', '[B801]', 'videoLink', 'ftp://videos.example/1', contentTexts.startsWithHttps],
  ['short', '[B802]', 'thumbnail', undefined, contentTexts.uploadThumbnail],
  ['shortCategory', '[B803]', 'name', '', 'Please input your name!'],
  ['shortCategory', '[B804]', 'level', undefined, 'Please select level!'],
  ['shortLevel', '[B805]', 'name', undefined, 'Please input your name!'],
  ['shortLevel', '[B806]', 'rating', 'high', 'Please enter a number!'],
  ['videoCategory', '[B807]', 'name', '', 'Please input your name!'],
  ['resourceObjective', '[B825]', 'name', '', 'Please input your name!'],
  ['featureSlide', '[B816 B716]', 'releaseId', '2026.54', 'Please input a release ID such as 2026.46!'],
  ['featureSlide', '[B816 B716]', 'releaseId', 'week 3', 'Please input a release ID such as 2026.46!'],
  ['featureSlide', '[B817]', 'title', '', 'Please input your title!'],
  ['featureSlide', '[B818]', 'image', undefined, 'Please upload image'],
  ['featureSlide', '[B819]', 'order', 'last', 'Please input order!'],
  ['homeCategory', '[B822 T449]', 'name', '', 'Please input your category name!'],
  ['homeCategory', '[B823 T450]', 'icon', 'javascript:alert(1)', 'Icon must be a valid URL with HTTP or HTTPS.'],
  ['homePrompt', '[B824]', 'name', '', 'Please input your prompt!'],
])('%s %s', (name, _ids, field, value, message) => {
  it(`rejects ${field} ${JSON.stringify(value)?.slice(0, 40)}`, async () => {
    const response = await post(name, { [field]: value });
    expectInvalid(
      response,
      field === 'status' && value === 'Archived' && name === 'video' ? 'archiveReason' : field,
      message,
    );
  });
});

const IMAGES = CONTENT_NAMES.flatMap((name) =>
  (contentTypeOf(name)?.form.fields ?? [])
    .filter(({ widget }) => widget === 'image')
    .map(({ field }) => [name, field] as const),
);
it.each(IMAGES)('%s: the 2 MB limit of %s applies, whatever the upload purpose was', async (name, field) => {
  const large = await storeTestFile(server, {
    uploaderId: DEMO_PEOPLE.admin.id,
    kind: 'image',
    name: 'large.png',
    size: 2 * 1024 * 1024 + 1,
  });
  expectInvalid(
    await post(name, { [field]: `/api/files/${large.id}/${large.name}` }),
    field,
    uploadTexts.largerThan2Mb,
  );
});

describe('rules across fields run on the merged record', () => {
  const edit = (name: ContentName, id: string, body: object) =>
    server.call(contentTypeOf(name)?.wire.update ?? '', `${base(name)}/${id}`, { token: admin, body });

  it('an Archived video requires a reason [B724]', async () => {
    const id = await addRecord(server, 'video', { status: 'Published' });
    expectInvalid(await edit('video', id, { status: 'Archived' }), 'archiveReason', 'Please input your reason!');
    expect((await edit('video', id, { status: 'Archived', archiveReason: 'Old' })).status).toBe(200);
    expectInvalid(await edit('video', id, { archiveReason: '' }), 'archiveReason', 'Please input your reason!');
  });

  it('publishing an archived video again removes its reason', async () => {
    const id = await addRecord(server, 'video', { status: 'Archived', archiveReason: 'Old' });
    expect((await edit('video', id, { status: 'Published' })).body.data).toMatchObject({ archiveReason: null });
    expectInvalid(await edit('video', id, { status: 'Archived' }), 'archiveReason', 'Please input your reason!');
  });

  it.each([
    ['secondaryActionLabel', { secondaryActionLink: 'https://a.test' }, 'Please input the action label!'],
    ['secondaryActionLink', { secondaryActionLabel: 'Go' }, 'Please input the action link!'],
    [
      'secondaryActionLink',
      { secondaryActionLabel: 'Go', secondaryActionLink: 'javascript:x()' },
      contentTexts.validUrl,
    ],
  ])('the secondary action of a slide needs a label and a valid link: %s [B820]', async (field, about, message) => {
    expectInvalid(await post('featureSlide', about), field, message);
  });

  it('an expired broadcast can still be archived', async () => {
    const id = await addRecord(server, 'broadcastMessage', { endDate: ago(1_000), status: 'Published' });
    expect((await edit('broadcastMessage', id, { status: 'Archived' })).status).toBe(200);
  });

  it.each([
    [{ webinarDate: { year: 2027, month: 2, day: 30 } }, 'webinarDate'],
    [{ startTime: '2027-03-09T07:30:00.000Z' }, 'webinarDate'],
    [{ webinarTime: { hourSelect: 24, minuteSelect: 0 } }, 'webinarTime.hourSelect'],
    [{ webinarType: 'Concert' }, 'webinarType'],
    [{ zoomLink: 'zoom' }, 'zoomLink'],
    [{ zoomMeeting: '12a' }, 'zoomMeeting'],
    [{ video: 'http://a.test' }, 'video'],
    [{ status: 'Published' }, 'status'],
    [{ webinarTopic: ' ' }, 'webinarTopic'],
    [{ webinarDate: null }, 'webinarDate'],
  ])('a workshop with %j is rejected [B808 B809 B810 B811 B812 B813 B814 B874 B912]', async (about, field) => {
    const response = await edit('workshop', await addRecord(server, 'workshop'), about);
    expect(Object.keys(response.body.errors ?? {}), response.text).toEqual([field]);
  });

  it('a business user can add a workshop, but not edit it [B701 C223]', async () => {
    const token = await server.signIn('coach');
    const { status, body } = await server.call('POST', 'workshop', { token, body: sampleBody('workshop') });
    expect(status).toBe(200);
    expect(body.message).toBe('Workshop added successfully!');
    expect(body.data).toMatchObject({ status: 'Pending', isPromoted: false });
    const change = { token, body: { webinarTopic: 'Sleep' } };
    expectFailure(await server.call('PUT', `workshop/${body.data._id}`, change), 'forbidden');
  });
  it('a workshop takes date, time and start in their formats, without a thumbnail [B815 B874 C222]', async () => {
    const moved = {
      webinarDate: { year: 2027, month: 4, day: 1 },
      webinarTime: { hourSelect: 9, minuteSelect: 5 },
      startTime: '2027-03-31T22:05:00.000Z',
      thumbnail: null,
      zoomMeeting: '123456789',
    };
    const { body } = await edit('workshop', await addRecord(server, 'workshop'), moved);
    expect(body.data).toMatchObject(moved);
    expect(body.message).toBe('Workshop Updated successfully!');
  });
});

it.each<[ContentName, string, unknown]>([
  ['asset', 'event', NOBODY],
  ['blog', 'author', NOBODY],
  ['blog', 'categories', NOBODY],
  ['video', 'author', NOBODY],
  ['video', 'categories', [NOBODY]],
  ['video', 'relatedResources', [NOBODY]],
  ['course', 'videos', [NOBODY]],
  ['shortCategory', 'level', NOBODY],
])('a reference to a missing record returns 404: %s %s', async (name, field, value) => {
  expectFailure(await post(name, { [field]: value }), 'not_found', { errors: { [field]: contentTexts.notFoundHere } });
});

it('the author of a video must be a business user, not a customer', async () => {
  expectFailure(await post('video', { author: DEMO_PEOPLE.parent.id }), 'not_found', {
    errors: { author: contentTexts.notFoundHere },
  });
});
