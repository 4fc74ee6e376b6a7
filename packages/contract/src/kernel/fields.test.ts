import { expect, it } from 'vitest';
import { sessionReportBody } from '../reports/body.ts';
import { reportTexts } from '../reports/texts.ts';
import { createDiaryBody } from '../diary/schemas.ts';
import { day, instant } from './fields.ts';

it('a date of the year 0, which PostgreSQL does not have, or of the next, which may begin in it, is rejected', () => {
  expect(['0000-12-31', '0001-01-01', '0002-01-01', '2026-02-30'].map((date) => day.safeParse(date).success)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(instant.safeParse('0000-12-31T23:00:00Z').success).toBe(false);
  expect(instant.safeParse('0002-01-01T00:00:00Z').success).toBe(true);
  const report = sessionReportBody.safeParse({ from: '0000-01-01', to: '2026-01-01' });
  expect(report.error?.issues.map(({ message }) => message)).toEqual([reportTexts.selectFrom]);
  const member = '01a00000-0000-7000-8000-000000000001';
  expect(createDiaryBody.safeParse({ member, emoji: member, day: '0000-01-01' }).success).toBe(false);
});
