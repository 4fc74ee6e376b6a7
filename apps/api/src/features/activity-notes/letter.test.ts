import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { EXCERPT_CHARACTERS } from '@amberway/contract/activity-notes/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote, noteBody } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

// What a family's list and letter need beyond the note itself.

const server = useServer();
const { parent: priya, coach: mia, coach2 } = DEMO_PEOPLE;
const tokens = useTokens(server, 'coach', 'parent', 'subscriber');
let child: string;
beforeEach(async () => {
  ({ id: child } = await addChild(server, { parentId: priya.id, primaryContact: mia.id }));
});

const get = (path: string, token = tokens.parent) => server.call('GET', path, { token });
const written = (token = tokens.parent) => get(`session?member=${child}&when=written`, token);
const letterOf = async (id: string, token = tokens.parent) =>
  (await get(`session/details/${id}`, token)).body.data.letter;

describe('the notes of a family’s list', () => {
  it('only notes with a text are listed, latest first: no appointment and no empty cancellation', async () => {
    const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const old = await addNote(server, { memberId: child, startTime: at(9) });
    const late = await addNote(server, { memberId: child, startTime: at(3), status: 'No-Show/Late Cancellation' });
    await addNote(server, {
      memberId: child,
      startTime: at(2),
      status: 'Canceled With Notice',
      about: '',
      excerpt: '',
    });
    await addAppointment(server, { memberId: child, startTime: at(1), excerpt: 'From the calendar' });
    await addNote(server, { memberId: child, status: 'Pending' });
    const { body } = await written();
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([late.id, old.id]);
    expect(body.count).toBe(2);
    expectFailure(await written(tokens.subscriber), 'not_found');
  });

  it('the preview is short plain text, whatever the note contains', async () => {
    const about = `<p>5 &lt; 6 &amp; <strong>bold</strong><script>alert(1)</script></p><ul><li>${'one '.repeat(200)}</li></ul>`;
    const body = noteBody(child, { about, status: 'Published' });
    expect((await server.call('POST', 'session', { token: tokens.coach, body })).status).toBe(200);
    const [{ notes }] = (await written()).body.data;
    expect(notes).toMatch(/^5 < 6 & bold one one /);
    expect(notes).not.toMatch(/<p|<li|script|alert/);
    expect(notes.length).toBeLessThanOrEqual(EXCERPT_CHARACTERS);
  });
});

describe('the letter', () => {
  it('names whom to write to and the next session, for the family only', async () => {
    const { id } = await addNote(server, { memberId: child });
    const next = await addAppointment(server, { memberId: child });
    await addAppointment(server, { memberId: child, startTime: new Date(Date.now() + 5 * DAY).toISOString() });
    expect(await letterOf(id)).toEqual({
      writeTo: expect.objectContaining({ _id: mia.id, firstName: 'Mia' }),
      nextSession: next.startTime,
    });
    expect(await letterOf(id, tokens.coach)).toBeUndefined();
  });

  it('an author who no longer works with the family is replaced by the child’s coach, or nobody', async () => {
    const { id } = await addNote(server, { memberId: child, createdBy: coach2.id });
    expect((await letterOf(id)).writeTo._id).toBe(mia.id);
    await rowsOf(server, sql`update members set primary_contact = null where id = ${child}`);
    const other = await letterOf(id);
    expect(other).toEqual({ writeTo: null, nextSession: null });
  });
});

describe('reading', () => {
  const unread = async () => (await get('user/me')).body.data.unreadCount as number;
  const about = async (id: string) =>
    (await get(`notification/${priya.id}?limit=50`)).body.data.find(
      (one: { session: { _id: string } | null }) => one.session?._id === id,
    );

  it('a note that was read is read in the bell too, for this person only [B372]', async () => {
    const before = await unread();
    const body = noteBody(child, { status: 'Published' });
    const { _id } = (await server.call('POST', 'session', { token: tokens.coach, body })).body.data;
    expect(await unread()).toBe(before + 1);
    await get(`session/${_id}/read`, tokens.coach);
    expect([await unread(), (await about(_id)).read]).toEqual([before + 1, false]);
    await get(`session/${_id}/read`);
    expect([await unread(), (await about(_id)).read]).toEqual([before, true]);
    await get(`session/${_id}/read`);
    expect(await unread()).toBe(before);
  });
});
