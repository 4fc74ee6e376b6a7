import { expect, it } from 'vitest';
import { wroteAbout } from './wrote-about.ts';

const NOW = new Date('2026-11-17T01:00:00Z'); // Tuesday noon in Sydney

it.each([
  ['2026-11-16T21:00:00Z', 'Mia wrote about today'],
  ['2026-11-16T04:00:00Z', 'Mia wrote about yesterday'],
  ['2026-11-13T04:00:00Z', 'Mia wrote about Friday'],
  ['2026-11-10T04:00:00Z', 'Mia wrote about Tue 10 Nov'],
  ['2025-11-10T04:00:00Z', 'Mia wrote about Mon 10 Nov 2025'],
])('a session at %s: %s', (startTime, text) => {
  expect(wroteAbout('Mia', startTime, 'Australia/Sydney', NOW)).toBe(text);
});
