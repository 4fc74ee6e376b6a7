import { isName } from '../kernel/person-name.ts';
import { customerTypeOf, type Plan, type UserType, isFamilyType } from '../kernel/roles.ts';
import { isBlank } from '../kernel/visible.ts';
import { findCountry } from '../places/countries.ts';
import { findTimeZone } from '../places/time-zones.ts';
import { userTexts } from './texts.ts';

// Validation of a complete user. The rules run on the merged record: the stored values overlaid with those sent.

export const POST_CODE_MAX = 6;
export const PHONE_MAX = 10;

/** Digits with an optional plus, one pair of brackets, dashes, spaces, dots and slashes. */
const PHONE = /^\+?[\d\-\s./]*(?:\([\d\-\s./]*\)[\d\-\s./]*)?$/;
/** The same while typing: a bracket may still be open. */
const PHONE_TYPING = /^\+?[\d\-\s./]*(?:\([\d\-\s./]*(?:\)[\d\-\s./]*)?)?$/;
const DIGITS = /^\d+$/;
const DIAL_CODE = /^\+\d{1,4}$/;
const CODE_WITH_LETTERS = /^[\p{L}\d][\p{L}\d -]*$/u;

/** ISO codes of countries whose post codes contain letters. */
const LETTERED_POST_CODES = new Set(
  'AD AI AR AZ BB BM BN CA FK GB GG GI GS IE IM JE KY LC LV MD MT NL PN SH SO SZ TC VC VG WS'.split(' '),
);

export const isDialCode = (text: string): boolean => DIAL_CODE.test(text);
export const isPhone = (text: string): boolean => text.length <= PHONE_MAX && PHONE.test(text) && /\d/.test(text);
/** Whether the field accepts this text while typing. */
export const mayTypePhone = (text: string): boolean => text.length <= PHONE_MAX && PHONE_TYPING.test(text);
export const isPostCode = (text: string, country: string | null | undefined): boolean => {
  const code = country ? findCountry(country)?.code : undefined;
  return code && LETTERED_POST_CODES.has(code)
    ? text.length <= POST_CODE_MAX + 4 && CODE_WITH_LETTERS.test(text)
    : text.length <= POST_CODE_MAX && DIGITS.test(text);
};

type Text = string | null | undefined;
export type UserRecord = {
  type: UserType;
  choosePlan?: Plan | null | undefined;
  firstName?: Text;
  lastName?: Text;
  email?: Text;
  phoneCountryCode?: Text;
  phoneNumber?: Text;
  address?: Text;
  city?: Text;
  state?: Text;
  postCode?: Text;
  country?: Text;
  timeZone?: Text;
  csm?: Text;
};

/** Fewer fields are required of subscribers. */
export const isSubscriber = ({ type, choosePlan }: Pick<UserRecord, 'type' | 'choosePlan'>): boolean =>
  isFamilyType(type) && customerTypeOf(choosePlan ?? null) === 'Subscriber';

/** Required fields of this kind of user, to mark them in a form: those an empty record fails on. */
export const neededFields = ({ type, choosePlan }: Pick<UserRecord, 'type' | 'choosePlan'>): ReadonlySet<string> =>
  new Set([
    ...Object.keys(userProblems({ type, choosePlan })),
    // Added here because it is an argument, so userProblems does not report it.
    ...(isFamilyType(type) ? ['choosePlan'] : []),
  ]);

/** Problems of a user by field; empty if there are none. */
export const userProblems = (user: UserRecord): Record<string, string> => {
  const problems: Record<string, string> = {};
  const full = !isSubscriber(user);
  const report = (field: keyof UserRecord, problem: string | false | undefined) => {
    if (problem) problems[field] = problem;
  };
  const check = (field: keyof UserRecord, missing: string | false, invalid?: (text: string) => string | false) => {
    const text = user[field] ?? '';
    report(field, isBlank(text) ? missing : invalid?.(text));
  };

  check('firstName', userTexts.inputFirstName, (text) => !isName(text) && userTexts.namePattern);
  check('lastName', full && userTexts.inputLastName, (text) => !isName(text) && userTexts.namePattern);
  check('email', userTexts.inputEmail);
  check('phoneCountryCode', full ? userTexts.selectACountryCode : !!user.phoneNumber && userTexts.phoneNeedsCode);
  check('phoneNumber', full && userTexts.inputPhone, (text) => !isPhone(text) && userTexts.invalidPhone);
  check('address', full && userTexts.inputAddress);
  check('city', full && userTexts.inputCity, (text) => !isName(text) && userTexts.invalidCity);
  check('state', full && userTexts.inputState, (text) => !isName(text) && userTexts.invalidState);
  check(
    'postCode',
    full && userTexts.inputPostCode,
    (text) => !isPostCode(text, user.country) && userTexts.invalidPostCode,
  );
  check('country', userTexts.selectCountry, (text) => !findCountry(text) && userTexts.selectCountry);
  check('timeZone', full && userTexts.selectTimeZone, (text) => !findTimeZone(text) && userTexts.selectTimeZone);
  if (isFamilyType(user.type)) {
    check('choosePlan', userTexts.selectPlan);
    check('csm', full && userTexts.selectCsm);
  }
  return problems;
};
