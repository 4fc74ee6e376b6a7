import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysBefore } from '@amberway/contract/diary/days';
import { DIARY_DAYS_BACK, DIARY_NOTE_MAX, diaryTexts } from '@amberway/contract/diary/texts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { DEMO_DIARY } from '@amberway/fixtures/diary/demo';
import { dayInZone } from '../../kernel/clock/today.ts';
import { addRecord } from '../../testing/content.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { arlo, noor } = DEMO_CHILDREN;
const HAPPY = contentId('emoji', 1);
const CALM = contentId('emoji', 2);
const DRAFT = contentId('emoji', 4);
const today = dayInZone(null);

let parent: string;
let coach: string;
let subscriber: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
  coach = await server.signIn('coach');
  subscriber = await server.signIn('subscriber');
});

const write = (body: object, token = parent) => server.call('POST', 'diary', { token, body });
const change = (id: string, body: object, token = parent) => server.call('PUT', `diary/${id}`, { token, body });
const read = (member: string, query = '', token = parent) => server.call('GET', `diary/${member}${query}`, { token });
const entry = (values: object = {}) => ({ member: noor.id, day: today, emoji: HAPPY, ...values });
const clear = (day = today) =>
  server.within(async () => {
    await rowsOf(server, sql`delete from diary_entries where member_id = ${noor.id} and day = ${day}`);
  });

describe('reading', () => {
  it('the entries of a child are listed latest first, within the requested days', async () => {
    const all = (await read(arlo.id)).body;
    const expected = DEMO_DIARY.filter(({ memberId }) => memberId === arlo.id).map(({ day }) => day);
    expect(all.data.map(({ day }: { day: string }) => day)).toEqual(expected);
    expect(all.count).toBe(expected.length);
    expect(all.data[0]).toMatchObject({ member: arlo.id, emoji: { _id: HAPPY, label: 'Happy' } });
    const some = (await read(arlo.id, `?from=${expected[3]}&to=${expected[1]}`)).body;
    expect(some.data.map(({ day }: { day: string }) => day)).toEqual(expected.slice(1, 4));
    expect((await read(arlo.id, '?limit=2&skip=2')).body.data).toHaveLength(2);
  });

  it('the moods are the published emojis, the five common ones first', async () => {
    const { data } = (await server.call('GET', 'diary/moods', { token: parent })).body;
    const labels = data.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['Happy', 'Calm', 'Sad', 'Excited', 'Tired', 'Overwhelmed']);
  });

  it('the family and those who work with it can read the diary, others get 404', async () => {
    expect((await read(arlo.id, '', coach)).status).toBe(200);
    expectFailure(await read(arlo.id, '', subscriber), 'not_found');
    expect((await read(arlo.id, '?from=yesterday')).status).toBe(422);
  });
});

describe('writing', () => {
  it('an entry has a mood and an optional note, and can be edited and deleted', async () => {
    await clear();
    const made = await write(entry({ note: '  A good walk.  ' }));
    expect(made.body).toMatchObject({
      message: diaryTexts.saved,
      data: { day: today, note: 'A good walk.', emoji: { label: 'Happy' }, version: 1 },
    });
    const { _id } = made.body.data;
    const changed = await change(_id, { emoji: CALM, version: 1 });
    expect(changed.body.data).toMatchObject({ note: 'A good walk.', emoji: { label: 'Calm' }, version: 2 });
    expect((await change(_id, { note: '' })).body.data.note).toBeNull();
    expectFailure(await change(_id, { note: 'late', version: 1 }), 'stale');
    expect((await server.call('DELETE', `diary/${_id}`, { token: parent })).body.message).toBe(diaryTexts.deleted);
    expectFailure(await change(_id, { note: 'gone' }), 'not_found');
  });

  it('a child has one entry per day', async () => {
    await clear();
    await write(entry());
    const errors = { day: diaryTexts.written };
    expectFailure(await write(entry({ emoji: CALM })), 'duplicate', { message: diaryTexts.written, errors });
    // A sibling has an entry of their own.
    expect((await write(entry({ member: arlo.id }))).status).toBe(200);
  });

  it('days in the future and in the distant past are rejected', async () => {
    expectInvalid(await write(entry({ day: daysBefore(today, -1) })), 'day', diaryTexts.notYet);
    expectInvalid(await write(entry({ day: daysBefore(today, DIARY_DAYS_BACK + 1) })), 'day', diaryTexts.tooOld);
    expect((await write(entry({ day: daysBefore(today, DIARY_DAYS_BACK) }))).status).toBe(200);
  });

  it.each([
    ['a note that is too long', { note: 'x'.repeat(DIARY_NOTE_MAX + 1) }],
    ['no emoji', { emoji: undefined }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['a field nobody asked for', { user: arlo.id }],
  ])('an entry with %s is rejected', async (_, values) => {
    expect((await write(entry(values))).status).toBe(422);
  });

  it('a note with a NUL character is rejected', async () => {
    expect((await write(entry({ note: 'a\0b' }))).status).toBe(400);
  });

  it('unpublished emojis and children of other families return 404', async () => {
    await clear();
    for (const emoji of [DRAFT, arlo.id]) {
      expectFailure(await write(entry({ emoji })), 'not_found', { errors: { emoji: diaryTexts.noEmoji } });
    }
    expectFailure(await write(entry(), subscriber), 'not_found');
    const id = (await write(entry())).body.data._id;
    expectFailure(await change(id, { note: 'mine now' }, subscriber), 'not_found');
    expectFailure(await server.call('DELETE', `diary/${id}`, { token: subscriber }), 'not_found');
  });

  it('an entry keeps its emoji when it is no longer published', async () => {
    await clear();
    const emoji = await addRecord(server, 'emoji', { label: 'Proud', status: 'Published' });
    const { _id } = (await write(entry({ emoji }))).body.data;
    await server.within(() => rowsOf(server, sql`update emojis set status = 'Draft' where id = ${emoji}`));
    expect((await change(_id, { emoji, note: 'Still proud' })).body.data).toMatchObject({ emoji: { label: 'Proud' } });
  });

  it('the audit log contains nothing of the note’s text', async () => {
    await clear();
    const { _id } = (await write(entry({ note: 'Very private words' }))).body.data;
    const rows = await rowsOf<{ text: string }>(
      server,
      sql`select row_to_json(audit_log)::text as text from audit_log where record_id = ${_id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain(today);
    expect(rows[0]?.text).not.toContain('private');
  });
});
