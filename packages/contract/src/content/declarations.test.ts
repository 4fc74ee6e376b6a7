import { describe, expect, it } from 'vitest';
import { findGrant } from '../kernel/permissions.ts';
import { endpointsOf } from './endpoints-of.ts';
import { CONTENT, CONTENT_NAMES, contentTypeOf } from './registry.ts';
import { ruleProblems } from './schemas.ts';
import type { ContentType } from '../kernel/content-type.ts';
import { workshopTypes } from './types/workshop.ts';

const SETTINGS = { appLinkPrefix: 'amberway://', leadCoach: 'Ana' };
const context = { settings: SETTINGS, before: undefined, now: new Date(), timeZone: 'Australia/Sydney' };

describe.each(CONTENT_NAMES)('%s', (name) => {
  const type = contentTypeOf(name) as ContentType;

  it('the declaration has its own name and a permission for each of its calls', () => {
    expect(type.name).toBe(name);
    for (const call of Object.values(endpointsOf(type)))
      if (call && typeof call.access === 'object') expect(findGrant(call.access)).toBeTruthy();
  });

  it('every field has a widget, and a status field exists exactly when statuses are declared', () => {
    const edited = type.form.fields.map(({ field }) => field);
    // startTime is derived from date and time, the file name from the upload.
    const derived = Object.keys(type.fields).filter((key) => !edited.includes(key));
    expect(derived.filter((key) => key !== 'startTime' && key !== 'thumbnailFileName')).toEqual([]);
    expect(new Set(edited).size).toBe(edited.length);
    expect('status' in type.fields).toBe(type.status !== undefined);
  });

  it('the default values pass the validation of their fields', () => {
    for (const [key, value] of Object.entries(type.defaults))
      expect(type.fields[key]?.safeParse(value).success).toBe(true);
  });
});

it('every content list has pages of ten [B895 B896 B897 B898 B899 B900 B903 B904]', () => {
  const sizes = CONTENT_NAMES.filter((name) => name !== 'blogCategory').map((name) => CONTENT[name].list.pageSize);
  expect(new Set(sizes)).toEqual(new Set([10]));
});

it('content and invitation statuses match the specification, and workshops start as Pending [B091 B094 B727]', () => {
  for (const name of ['blog', 'broadcastMessage', 'video', 'short'] as const)
    expect(CONTENT[name].status?.values, name).toEqual(['Draft', 'Published', 'Archived']);
  expect([...(CONTENT.workshop.status?.values ?? [])].toSorted()).toEqual(['Accepted', 'Pending', 'Rejected']);
  expect((CONTENT.workshop.defaults as Record<string, unknown>)['status']).toBe('Pending');
});

it('the permission table grants administrators the edit action of content areas', () => {
  for (const name of ['video', 'course', 'homeCategory', 'homePrompt', 'resourceObjective'] as const)
    expect(findGrant({ area: CONTENT[name].area, action: 'edit' }), name).toMatchObject({
      Administrator: 'any',
      Customer: 'none',
    });
});

it.each([
  [' Talking', 'Title must contain alphabets'],
  ['\u00a0Talking', 'Title must contain alphabets'],
  ['Talking 2', 'Title must contain alphabets'],
  ['\u02bc', 'Title must contain alphabets'],
  ['   ', 'Please input title!'],
  ['\u200b', 'Please input title!'],
  ['', 'Please input title!'],
])('the course title %j is rejected, not corrected [T446]', (title, text) => {
  expect(CONTENT.course.fields.title.safeParse(title).error?.issues[0]?.message).toBe(text);
});
it('trailing spaces of a course title are trimmed', () => {
  expect(CONTENT.course.fields.title.parse('Taking turns ')).toBe('Taking turns');
});

it.each(['-', "'", '\u0301', ' Ana', '1'])('%j is not a valid name of an author [T259]', (typed) => {
  const { firstName, middleName, lastName } = CONTENT.author.fields;
  for (const field of [firstName, middleName, lastName])
    expect(field.safeParse(typed).error?.issues[0]?.message).toBe('Name must contain alphabets');
});

it.each([
  // 09:00 on the 15th in Sydney, 17:00 on the 14th in New York.
  ['Australia/Sydney', '2026-11-15T12:59:59.999Z', true],
  ['Australia/Sydney', '2026-11-15T12:59:59Z', true],
  ['Australia/Sydney', '2026-11-15T12:59:58.999Z', false],
  ['Australia/Sydney', '2026-11-14T23:00:00Z', false],
  ['Australia/Sydney', '2026-11-20T00:00:00Z', true],
  ['America/New_York', '2026-11-15T04:59:59.999Z', true],
  ['America/New_York', '2026-11-15T04:00:00Z', false],
])('in %s the end date %s is accepted: %s [B776]', (timeZone, endDate, taken) => {
  const now = new Date('2026-11-14T22:00:00Z');
  const type: ContentType = CONTENT.broadcastMessage;
  const values = { link: 'amberway://home', endDate };
  expect(type.check?.(values, { settings: SETTINGS, before: undefined, now, timeZone })).toEqual(
    taken ? {} : { endDate: 'The end date cannot be before the end of today.' },
  );
});

it('workshop types include the name of the lead coach [B912 T494 T495]', () => {
  expect(workshopTypes(SETTINGS)).toEqual(['Mindset Session by Ana', 'Group Session by Coach']);
});

it('the colour picker is shown only while the colour is not fixed [B758]', () => {
  const colour = CONTENT.asset.form.fields.find(({ field }) => field === 'colour');
  expect([colour?.shownWhen?.({ fixColour: false }), colour?.shownWhen?.({ fixColour: true })]).toEqual([true, false]);
});

it('the rules across fields apply before sending, also while other fields are missing', () => {
  expect(ruleProblems(CONTENT.broadcastMessage, { link: 'https://a.test' }, context)).toEqual({
    link: 'The link must start with amberway://',
  });
  for (const name of CONTENT_NAMES) expect(() => ruleProblems(CONTENT[name], {}, context)).not.toThrow();
});

it('notices match the specification [T456 T457 T458 T459 T460 T461 T462 T463 T464 T465 T466 T467 T468 T473 T474 T475 T476 T477 T478 T479 T480 T481 T482 T483 T484]', () => {
  const messages = CONTENT_NAMES.map((name) => [name, Object.values(CONTENT[name].messages)]);
  expect(Object.fromEntries(messages)).toMatchInlineSnapshot(`
    {
      "asset": [
        "Asset added successfully!",
        "Asset updated successfully!",
        "Asset deleted successfully!",
      ],
      "assetEvent": [
        "Asset Event added successfully!",
        "Asset Event updated successfully!",
        "Asset Event deleted successfully!",
      ],
      "author": [
        "Author created successfully!",
        "Author Updated successfully!",
        "Author deleted successfully!",
      ],
      "blog": [
        "Blog created successfully!",
        "Blog updated successfully!",
        "Blog deleted successfully!",
      ],
      "blogCategory": [
        "Blog category added successfully!",
        "Blog category updated successfully!",
        "Blog category deleted successfully!",
      ],
      "broadcastMessage": [
        "Broadcast message created successfully!",
        "Broadcast message updated successfully!",
        "Broadcast message deleted successfully!",
      ],
      "course": [
        "Course created successfully!",
        "Course Updated successfully!",
        "Course deleted successfully!",
      ],
      "emoji": [
        "Emoji added successfully!",
        "Emoji updated successfully!",
        "Emoji deleted successfully!",
      ],
      "featureSlide": [
        "Feature slide created successfully!",
        "Feature slide updated successfully!",
        "Feature slide deleted successfully!",
      ],
      "homeCategory": [
        "Home category added successfully!",
        "Home category updated successfully!",
        "Home category deleted successfully!",
      ],
      "homePrompt": [
        "Home prompt added successfully!",
        "Home prompt updated successfully!",
        "Home prompt deleted successfully!",
      ],
      "resourceObjective": [
        "Resource objective added successfully!",
        "Resource objective updated successfully!",
        "Resource objective deleted successfully!",
      ],
      "short": [
        "Short added successfully!",
        "Short updated successfully!",
        "Short deleted successfully!",
      ],
      "shortCategory": [
        "Short category added successfully!",
        "Short category updated successfully!",
        "Short category deleted successfully!",
      ],
      "shortLevel": [
        "Short level added successfully!",
        "Short level updated successfully!",
        "Short level deleted successfully!",
      ],
      "video": [
        "Video added successfully!",
        "Video Updated successfully!",
        "Video deleted successfully!",
      ],
      "videoCategory": [
        "Video category added successfully!",
        "Video category updated successfully!",
        "Video category deleted successfully!",
      ],
      "workshop": [
        "Workshop added successfully!",
        "Workshop Updated successfully!",
        "Workshop deleted successfully!",
      ],
    }
  `);
});
