import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { document, text, time } from './lines.ts';

it('an iCalendar parser reads back every text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (input) => {
      const value = input.replace(/\p{Cc}/gu, ' ');
      const ics = document(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', text('SUMMARY', value), 'END:VEVENT', 'END:VCALENDAR']);
      for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const event = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('summary')).toBe(value);
    }),
  );
});

it.each([
  ['one\ntwo', 'SUMMARY:one\\ntwo'],
  ['one\r\ntwo\rthree', 'SUMMARY:one\\ntwo\\nthree'],
  ['a;b,c\\d', 'SUMMARY:a\\;b\\,c\\\\d'],
  ['x\nEND:VEVENT\nBEGIN:VEVENT', 'SUMMARY:x\\nEND:VEVENT\\nBEGIN:VEVENT'],
])('line ends and signs cannot leave their line: %j', (input, line) => {
  expect(text('SUMMARY', input)).toBe(line);
});

it('times are in UTC without fractional seconds', () => {
  expect(time('DTSTART', '2026-11-15T14:00:00.123+11:00')).toBe('DTSTART:20261115T030000Z');
});
