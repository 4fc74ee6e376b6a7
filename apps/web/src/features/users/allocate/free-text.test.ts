import { expect, it } from 'vitest';
import { freeText, zoneText } from './free-text.ts';

const PERTH = 'Australia/Perth';
const UNTIL = '2026-12-07T04:00:00Z';

it.each([
  ['2026-11-17T23:00:00Z', '2026-11-18T01:00:00Z', 'Wed 18, 7–9 am'],
  ['2026-11-18T02:30:00Z', '2026-11-18T08:00:00Z', 'Wed 18, 10:30 am–4 pm'],
])('%s to %s is %s in the family’s time', (start, end, text) => {
  expect(freeText({ start, end }, UNTIL, PERTH)).toBe(text);
});

it('says until when there is nothing', () => {
  expect(freeText(null, UNTIL, PERTH)).toBe('None before 7 Dec');
});

it.each([
  ['Australia/Melbourne', 'Melbourne, +3 h'],
  ['Australia/Perth', 'Perth, same time'],
  ['Australia/Adelaide', 'Adelaide, +2½ h'],
  ['Asia/Kolkata', 'Kolkata, −2½ h'],
])('%s is %s from Perth', (zone, text) => {
  expect(zoneText(zone, PERTH, Date.parse('2026-11-18T02:00:00Z'))).toBe(text);
});
