import { expect, it } from 'vitest';
import { newerOf } from './latest.ts';

const from = { _id: 'c', firstName: 'Mia', lastName: 'Reed', avatar: null };
const at = (hour: number) => `2026-05-01T0${hour}:00:00.000Z`;
const message = (hour: number) => ({ _id: 'm', from, at: at(hour), preview: 'See you', isRead: false });
const note = (hour: number) => ({ ...message(hour), _id: 'n', title: 'Café visit', startTime: at(0) });

it('the newer of note and message is shown; the note if both are equally new', () => {
  expect(newerOf(note(1), message(2))?.kind).toBe('message');
  expect(newerOf(note(2), message(1))?.kind).toBe('note');
  expect(newerOf(note(1), message(1))?.kind).toBe('note');
});

it('one of them alone is shown, and nothing when there is none', () => {
  expect(newerOf(null, message(1))?.item._id).toBe('m');
  expect(newerOf(note(1), null)?.item._id).toBe('n');
  expect(newerOf(null, null)).toBeNull();
});
