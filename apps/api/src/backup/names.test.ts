import { expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { backupName, newestBackup, outdatedBackups, timeOfBackup } from './names.ts';

const NOW = Date.parse('2026-11-18T02:30:00Z');
const daysAgo = (days: number) => backupName(new Date(NOW - days * DAY));

it('the name of a backup says when it was made', () => {
  expect(backupName(new Date(NOW))).toBe('amberway-2026-11-18T023000Z.tar.gz.age');
  expect(timeOfBackup(backupName(new Date(NOW)))).toBe(NOW);
  expect(timeOfBackup('amberway-2026-11-18T023000Z.tar.gz.age.partial')).toBeUndefined();
});

it('after a year of nights a week of them, five weeks and three months are left', () => {
  let stored: string[] = [];
  for (let day = 365; day >= 0; day -= 1) {
    stored.push(daysAgo(day));
    const outdated = new Set(outdatedBackups(stored, NOW - day * DAY));
    stored = stored.filter((name) => !outdated.has(name));
  }
  for (let day = 0; day <= 7; day += 1) expect(stored).toContain(daysAgo(day));
  const ages = stored.map((name) => (NOW - (timeOfBackup(name) ?? 0)) / DAY);
  // The last day of a month is one of the three months as well.
  expect(ages.filter((age) => age > 7 && age <= 35)).toEqual([35, 28, 21, 18, 14]);
  expect(ages.filter((age) => age > 35).length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...ages)).toBeLessThanOrEqual(92);
  expect(stored.length).toBeLessThanOrEqual(16);
});

it('the newest backup stays however old it is, and foreign files stay', () => {
  expect(outdatedBackups([daysAgo(500), daysAgo(400), 'notes.txt'], NOW)).toEqual([daysAgo(500)]);
  expect(newestBackup([daysAgo(3), daysAgo(1), 'zzz.txt', daysAgo(2)])).toBe(daysAgo(1));
});

it('parts of backups whose copying was interrupted are removed after a day, other parts are not', () => {
  const part = (days: number) => `${daysAgo(days)}.partial`;
  expect(outdatedBackups([daysAgo(0), part(0.5), part(2), 'notes.txt.partial'], NOW)).toEqual([part(2)]);
});
