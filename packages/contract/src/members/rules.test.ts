import { describe, expect, it } from 'vitest';
import { childBody, createMemberBody } from './body.ts';
import { childProblems, endAfterNewStart } from './rules.ts';
import { memberTexts } from './texts.ts';

const TODAY = '2026-11-15';
const child = { firstName: 'Arlo', primaryContact: '01a00000-0000-7000-8000-000000000002' };
const problems = (about: object, stored?: object) => childProblems({ ...child, ...about }, TODAY, stored);

it('a child needs only a first name and a clinician; the last name is optional [B441 B445 B449]', () => {
  expect(problems({})).toEqual({});
  expect(problems({ lastName: '' })).toEqual({});
});
it.each(['', '  ', null, undefined])('the first name "%s" is rejected as missing [B441 T282]', (firstName) => {
  expect(problems({ firstName })).toEqual({ firstName: memberTexts.inputFirstName });
});
it('the clinician is required [B445 T284]', () => {
  expect(problems({ primaryContact: null })).toEqual({ primaryContact: memberTexts.inputClinician });
});
it('the birthday must be before today [B442]', () => {
  expect(problems({ dob: '2026-11-14' })).toEqual({});
  for (const dob of [TODAY, '2026-11-16', '2099-01-01'])
    expect(problems({ dob })).toEqual({ dob: memberTexts.dobBeforeToday });
});
it('the birthday must be 1900 or later; an earlier one already stored does not block other changes', () => {
  expect(problems({ dob: '1900-01-01' })).toEqual({});
  for (const dob of ['1899-12-31', '0001-01-01']) expect(problems({ dob })).toEqual({ dob: memberTexts.dobTooEarly });
  expect(problems({ dob: '1850-01-01' }, { dob: '1850-01-01' })).toEqual({});
});

describe('membership dates', () => {
  it('a membership must start before it ends [B443 T283]', () => {
    expect(problems({ memberShipStart: '2026-11-01', memberShipEnd: '2026-12-01' })).toEqual({});
    for (const memberShipStart of ['2026-12-01', '2026-12-02'])
      expect(problems({ memberShipStart, memberShipEnd: '2026-12-01' })).toEqual({
        memberShipEnd: memberTexts.startBeforeEnd,
      });
  });
  it('a new rollover date is at the earliest yesterday [B444]', () => {
    expect(problems({ memberShipEnd: '2026-11-14' })).toEqual({});
    expect(problems({ memberShipEnd: '2026-11-13' })).toEqual({ memberShipEnd: memberTexts.rolloverNotPast });
  });
  it('a stored rollover date in the past is accepted unchanged', () => {
    expect(problems({ memberShipEnd: '2026-01-01' }, { memberShipEnd: '2026-01-01' })).toEqual({});
  });
  it('a start moved beyond the end moves the end to the new start [B393]', () => {
    expect(endAfterNewStart('2026-12-02', '2026-12-01')).toBe('2026-12-02');
    expect(endAfterNewStart('2026-12-01', '2026-12-01')).toBe('2026-12-01');
    expect(endAfterNewStart('2026-11-30', '2026-12-01')).toBe('2026-12-01');
    expect(endAfterNewStart(null, '2026-12-01')).toBe('2026-12-01');
  });
});

it('an empty listing type is stored as null [B447]', () => {
  expect(childBody.parse({ firstName: 'Arlo', listingType: ' ' })).toEqual({ firstName: 'Arlo', listingType: null });
});
it('a new child needs a parent [B446 T285]', () => {
  const issues = createMemberBody.safeParse({ firstName: 'Arlo' }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['parent', memberTexts.selectParent]]);
});
