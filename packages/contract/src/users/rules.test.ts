import { describe, expect, it } from 'vitest';
import { isName } from '../kernel/person-name.ts';
import { isPhone, isPostCode, mayTypePhone, type UserRecord, userProblems } from './rules.ts';
import { userTexts } from './texts.ts';

const complete: UserRecord = {
  type: 'Customer',
  choosePlan: 'Flagship',
  firstName: 'Priya',
  lastName: 'Sharma',
  email: 'priya@example.test',
  phoneCountryCode: '+61',
  phoneNumber: '412345678',
  address: '1 Banksia Street',
  city: 'Newtown',
  state: 'New South Wales',
  postCode: '2042',
  country: 'Australia',
  timeZone: 'Australia/Sydney',
  csm: '01a00000-0000-7000-8000-000000000002',
};
const without = (field: keyof UserRecord, about: Partial<UserRecord> = {}) =>
  userProblems({ ...complete, ...about, [field]: null });

it('a complete user has no problems', () => {
  expect(userProblems(complete)).toEqual({});
});

it.each<[keyof UserRecord, string]>([
  ['firstName', userTexts.inputFirstName],
  ['lastName', userTexts.inputLastName],
  ['email', userTexts.inputEmail],
  ['phoneCountryCode', userTexts.selectACountryCode],
  ['phoneNumber', userTexts.inputPhone],
  ['address', userTexts.inputAddress],
  ['city', userTexts.inputCity],
  ['state', userTexts.inputState],
  ['postCode', userTexts.inputPostCode],
  ['country', userTexts.selectCountry],
  ['timeZone', userTexts.selectTimeZone],
  ['csm', userTexts.selectCsm],
  ['choosePlan', userTexts.selectPlan],
])(
  '%s is required [B414 B415 B417 B419 B421 B425 B426 B427 B428 B429 B430 B431 T258 T261 T262 T265 T268 T269 T271 T272 T273]',
  (field, text) => {
    expect(without(field)).toEqual({ [field]: text });
    expect(userProblems({ ...complete, [field]: '  ' })).toHaveProperty(field);
  },
);

describe('a subscriber', () => {
  const bare: UserRecord = {
    type: 'Customer',
    choosePlan: 'Subscriber',
    firstName: 'Hana',
    email: 'hana@example.test',
    country: 'Japan',
  };
  it('a subscriber needs only a name, an e-mail and a country [B415 B419 B421 B425 B426 B427 B428 B430 B431]', () => {
    expect(userProblems(bare)).toEqual({});
    expect(userProblems({ ...bare, country: null })).toEqual({ country: userTexts.selectCountry });
  });
  it('a subscriber with a phone number needs its country code [B420 T263]', () => {
    expect(userProblems({ ...bare, phoneNumber: '412345' })).toEqual({ phoneCountryCode: userTexts.phoneNeedsCode });
    expect(userProblems({ ...bare, phoneNumber: '412345', phoneCountryCode: '+81' })).toEqual({});
  });
  it('values that a subscriber sends are validated', () => {
    expect(userProblems({ ...bare, city: '123', postCode: 'x', lastName: '9' })).toEqual({
      city: userTexts.invalidCity,
      postCode: userTexts.invalidPostCode,
      lastName: userTexts.namePattern,
    });
  });
});

it('staff need no plan and no success manager [B431]', () => {
  expect(userProblems({ ...complete, type: 'Business', choosePlan: null, csm: null })).toEqual({});
  expect(userProblems({ ...complete, type: 'Administrator', choosePlan: null, csm: null })).toEqual({});
});

describe('names', () => {
  it.each([
    'Zoë',
    "O'Brien",
    'Anne-Marie',
    '李',
    'Nguyễn',
    'María José',
    'أحمد',
    'Ḱ̲andra',
    'D’Arcy',
    'प्रिया',
    "'t Hooft",
  ])('%s is a valid name [B414 B415]', (name) => {
    expect(isName(name)).toBe(true);
  });
  it.each([
    ' Ana',
    'R2D2',
    'a@b',
    '<b>',
    '',
    '  ',
    'x_y',
    '1',
    '😀',
    'a\nb',
    '-',
    "'",
    '’',
    '\u0301',
    "-'",
    '\u02bc',
    '\u3164',
    '- -',
  ])('"%s" is not a valid name [B414 B415 T259]', (name) => {
    expect(isName(name)).toBe(false);
  });
  it('cities and states follow the name pattern with their own messages [B426 B427 T266 T267]', () => {
    expect(userProblems({ ...complete, city: 'N3wtown', state: ' NSW' })).toEqual({
      city: userTexts.invalidCity,
      state: userTexts.invalidState,
    });
    expect(userProblems({ ...complete, firstName: ' Priya' })).toEqual({ firstName: userTexts.namePattern });
  });
});

describe('phone numbers', () => {
  it.each(['412345678', '+412 345', '(02) 9999', '02-99.9/9', '0123456789'])('%s is a phone number [B422]', (text) => {
    expect(isPhone(text)).toBe(true);
  });
  it.each(['04123456789', 'call me', '(02)(9)', '12+3', '()', '+', '(12', '1)2('])(
    '"%s" is no phone number [B422 B423 T264]',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
  it('a partial number is allowed while typing; letters and an 11th character are not [B423 B424]', () => {
    for (const text of ['', '+', '(', '(02', '(02)']) expect(mayTypePhone(text), text).toBe(true);
    for (const text of ['a', '12a', '((', '01234567890']) expect(mayTypePhone(text), text).toBe(false);
  });
  it('an invalid phone number is reported [B422 T264]', () => {
    expect(userProblems({ ...complete, phoneNumber: 'none' })).toEqual({ phoneNumber: userTexts.invalidPhone });
  });
});

describe('post codes [B428 T270]', () => {
  it('a post code has up to six digits', () => {
    expect(isPostCode('2042', 'Australia')).toBe(true);
    expect(isPostCode('123456', 'India')).toBe(true);
    for (const code of ['1234567', '20 42', 'NSW', '-1', '']) expect(isPostCode(code, 'Australia'), code).toBe(false);
    expect(isPostCode('2042', null)).toBe(true);
  });
  it('a post code may contain letters where the country uses them', () => {
    expect(isPostCode('SW1A 1AA', 'United Kingdom')).toBe(true);
    expect(isPostCode('K1A 0B1', 'CA')).toBe(true);
    expect(isPostCode('SW1A 1AA', 'Australia')).toBe(false);
    expect(isPostCode('<b>', 'United Kingdom')).toBe(false);
  });
});
