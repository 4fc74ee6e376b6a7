import { expect, it } from 'vitest';
import { fromNote, wroteAbout } from './said-session.ts';

const NOW = new Date('2026-11-17T01:00:00Z'); // Tuesday noon in Sydney

it.each([
  ['2026-11-16T21:00:00Z', 'Mia wrote about today', 'From today’s note'],
  ['2026-11-16T04:00:00Z', 'Mia wrote about yesterday', 'From yesterday’s note'],
  ['2026-11-18T04:00:00Z', 'Mia wrote about tomorrow', 'From tomorrow’s note'],
  ['2026-11-13T04:00:00Z', 'Mia wrote about Friday', 'From Friday’s note'],
  ['2026-11-10T04:00:00Z', 'Mia wrote about Tue 10 Nov', 'From the note of Tue 10 Nov'],
  ['2025-11-10T04:00:00Z', 'Mia wrote about Mon 10 Nov 2025', 'From the note of Mon 10 Nov 2025'],
])('a session at %s: %s, %s', (startTime, wrote, from) => {
  expect(wroteAbout('Mia', startTime, 'Australia/Sydney', NOW)).toBe(wrote);
  expect(fromNote(startTime, 'Australia/Sydney', NOW)).toBe(from);
});
