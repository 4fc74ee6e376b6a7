import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote, noteBody } from '../../testing/activity-notes.ts';
import { formOf } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pdf, sendForm } from '../../testing/uploads.ts';
import { upsertCalendarEvent } from './public.ts';

const server = useServer({ engine: 'postgres' });
let coach: string;
let parent: string;
let child: string;
beforeAll(async () => {
  [coach, parent] = [await server.signIn('coach'), await server.signIn('parent')];
});
beforeEach(async () => {
  ({ id: child } = await addChild(server, { parentId: DEMO_PEOPLE.parent.id, primaryContact: DEMO_PEOPLE.coach.id }));
});

const atOnce = <T>(times: number, call: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, n) => call(n)));
const edit = (id: string, body: object) => server.call('PUT', `session/${id}`, { token: coach, body });
const tally = (responses: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(responses.map(({ status }) => status))].map((status) => [
      status,
      responses.filter((response) => response.status === status).length,
    ]),
  );

describe('concurrent requests', () => {
  it('publishing a note 20 times at once notifies the family once [B378]', async () => {
    const { id } = await addNote(server, { memberId: child, status: 'Pending' });
    const responses = await atOnce(20, (n) => edit(id, { status: 'Published', challenges: `Try ${n}` }));
    expect(tally(responses)).toEqual({ 200: 20 });
    expect(await rowsOf(server, sql`select 1 as one from notifications where note_id = ${id}`)).toHaveLength(1);
  });

  it('of 20 concurrent edits of one version, one is saved', async () => {
    const { id } = await addNote(server, { memberId: child });
    const responses = await atOnce(20, (n) => edit(id, { challenges: `Try ${n}`, version: 1 }));
    expect(tally(responses)).toEqual({ 200: 1, 409: 19 });
  });

  it('10 concurrent creates with one idempotency key make one note', async () => {
    const headers = { 'idempotency-key': `race-${child}` };
    const responses = await atOnce(10, () =>
      server.call('POST', 'session', { token: coach, headers, body: noteBody(child, { status: 'Published' }) }),
    );
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await rowsOf(server, sql`select 1 as one from activity_notes where member_id = ${child}`)).toHaveLength(1);
  });

  it('of 20 moves and a cancellation at once exactly one succeeds', async () => {
    const { id } = await addAppointment(server, { memberId: child });
    const move = (n: number) =>
      server.call('PUT', `session/schedule/${id}`, {
        token: coach,
        body: { startTime: new Date(Date.now() + n * DAY + 5 * DAY).toISOString(), version: 1 },
      });
    const cancel = () => server.call('POST', `session/schedule/${id}/cancel`, { token: coach, body: { version: 1 } });
    const responses = await atOnce(21, (n) => (n === 10 ? cancel() : move(n)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rowsOf(server, sql`select version from activity_notes where id = ${id}`)).toEqual([{ version: 2 }]);
  });

  it('20 concurrent imports of one event make one appointment', async () => {
    const start = Date.now() + DAY;
    const event = (n: number) => ({
      ownerId: DEMO_PEOPLE.coach.id,
      calendarEventId: `race-${child}`,
      memberId: child,
      title: `Take ${n}`,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + HOUR).toISOString(),
      meetLink: '',
      isOwn: true,
      cancelled: false,
    });
    const outcomes = await atOnce(20, (n) => server.within(() => upsertCalendarEvent(event(n))));
    expect(outcomes.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
  });

  it('10 files attached to one note at once leave one: the last [B493]', async () => {
    const { id } = await addNote(server, { memberId: child });
    const urls = await atOnce(10, async (n) => {
      const form = formOf(pdf, `File${n}.pdf`, { before: { purpose: 'session' } });
      return (await sendForm(server, coach, form)).body.data.public_url as string;
    });
    const responses = await atOnce(10, (n) => edit(id, { resourceAttachment: urls[n], resoruceAction: 'newResource' }));
    expect(tally(responses)).toEqual({ 200: 10 });
    expect(
      await rowsOf(
        server,
        sql`select 1 as one from resource_shares s join resources r on r.id = s.resource_id
          where s.member_id = ${child} and r.deleted_at is null`,
      ),
    ).toHaveLength(1);
  });

  it('opening and rating a note from 20 tabs stores one read mark and the last rating [B372]', async () => {
    const { id } = await addNote(server, { memberId: child });
    const responses = await atOnce(20, (n) =>
      n % 2
        ? server.call('GET', `session/${id}/read`, { token: parent })
        : server.call('PATCH', `session/usefulness/${id}`, {
            token: parent,
            body: { clientFindSkillUseful: n % 4 === 0 },
          }),
    );
    expect(tally(responses)).toEqual({ 200: 20 });
    expect(await rowsOf(server, sql`select 1 as one from note_reads where note_id = ${id}`)).toHaveLength(1);
  });
});

describe('database constraints', () => {
  it('the database rejects an end before the start and a note without a child [B366]', async () => {
    const startTime = new Date().toISOString();
    await expect(addNote(server, { memberId: child, startTime, endTime: startTime })).rejects.toThrow();
    await expect(addNote(server, { memberId: null })).rejects.toThrow();
    await expect(addNote(server, { memberId: child, rateSession: 6 })).rejects.toThrow();
  });
});
