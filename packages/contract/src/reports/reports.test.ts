import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, parseCsv } from '../kernel/csv.ts';
import { isEmailList, sessionReportBody, splitEmails } from './body.ts';
import { reportProblems } from './rules.ts';
import { reportTexts } from './texts.ts';

const TODAY = '2026-03-10';
const parse = (body: object) => sessionReportBody.safeParse({ from: TODAY, to: TODAY, ...body });

it('a report needs both days in order and none in the future; today is allowed [B829 B830]', () => {
  expect(reportProblems({}, TODAY)).toEqual({ from: reportTexts.selectFrom, to: reportTexts.selectTo });
  expect(reportProblems({ from: TODAY, to: TODAY }, TODAY)).toEqual({});
  expect(reportProblems({ from: TODAY, to: '2026-03-11' }, TODAY)).toEqual({ to: reportTexts.inTheFuture });
  expect(reportProblems({ from: '2026-03-11', to: '2026-03-12' }, TODAY)).toEqual({
    from: reportTexts.inTheFuture,
    to: reportTexts.inTheFuture,
  });
  expect(reportProblems({ from: '2026-03-05', to: '2026-03-04' }, TODAY)).toEqual({ from: reportTexts.fromAfterTo });
});

it('a report accepts comma-separated e-mails if each one is valid [B831 T452]', () => {
  expect(splitEmails(' A@b.test, c@d.test,,a@b.test ')).toEqual(['a@b.test', 'c@d.test']);
  expect(parse({ customerEmails: 'a@b.test,c@d.test' }).data?.customerEmails).toEqual(['a@b.test', 'c@d.test']);
  expect(parse({ customerEmails: ['a@b.test'] }).data?.customerEmails).toEqual(['a@b.test']);
  expect(parse({ customerEmails: '' }).data?.customerEmails).toEqual([]);
  for (const wrong of ['a@b.test, nobody', 'a b@c.test', '=cmd|x']) {
    expect(isEmailList(wrong)).toBe(false);
    const { error } = parse({ customerEmails: wrong });
    expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: ['customerEmails'], message: 'Invalid email format!' },
    ]);
  }
});

it('parsing a CSV line returns its values, and no cell starts like a formula', () => {
  const cell = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', 'é', ' ') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 8 }), (cells) => {
      const line = csvLine(cells);
      // Parsing removes the apostrophe in front of what looks like a formula.
      const meant = cells.map((one) => one.replace(/^'(?=[=+\-@\t\r])/, ''));
      expect(parseCsv(line)).toEqual([meant]);
      expect(line).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  );
});
