import { describe, expect, it } from 'vitest';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import { memberTexts } from '@amberway/contract/members/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { check } from '../../../ui/form/issues.ts';
import { CLINICIAN } from '../testing/people.ts';
import { userSchema } from './schema.ts';
import { bodyOf, newValues, type UserValues } from './values.ts';

const TODAY = '2026-11-15';
const FULL: Partial<UserValues> = {
  firstName: 'Zoë',
  lastName: 'O’Neill-李',
  email: 'zoe@amberway.test',
  phoneCountryCode: '+61',
  phoneNumber: '0400000000',
  address: '1 Harbour Street',
  city: 'Sydney',
  state: 'New South Wales',
  postCode: '2000',
  country: 'Australia',
  timeZone: 'Australia/Sydney',
  csm: CLINICIAN._id,
};

const problems = (type: 'Customer' | 'Business' | 'Administrator', part: Partial<UserValues>) => {
  const values = { ...newValues(type, type === 'Customer' ? 'Flagship' : null), ...part };
  const { issues } = check(userSchema(true, TODAY), bodyOf(values));
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
};
const customer = (part: Partial<UserValues>) => problems('Customer', { ...FULL, ...part });

describe('user form schema', () => {
  it('a complete customer is valid, with names in any script', () => expect(customer({})).toEqual({}));

  it('a program customer gets all errors at once [B415 B417 B419 B421 B425 B426 B427 B428 B429 B430 B431]', () => {
    expect(problems('Customer', {})).toEqual({
      firstName: userTexts.inputFirstName,
      lastName: userTexts.inputLastName,
      email: userTexts.inputEmail,
      phoneCountryCode: userTexts.selectACountryCode,
      phoneNumber: userTexts.inputPhone,
      address: userTexts.inputAddress,
      city: userTexts.inputCity,
      state: userTexts.inputState,
      postCode: userTexts.inputPostCode,
      country: userTexts.selectCountry,
      timeZone: userTexts.selectTimeZone,
      csm: userTexts.selectCsm,
    });
  });

  it('a subscriber needs only first name, email and country [B415 B419 B431]', () => {
    expect(Object.keys(problems('Customer', { choosePlan: 'Subscriber' }))).toEqual(['firstName', 'email', 'country']);
  });

  it('a phone number needs its country code, for a subscriber too [B420 T263]', () => {
    const part = { choosePlan: 'Subscriber', phoneNumber: '0400', phoneCountryCode: null } as const;
    expect(customer(part)).toEqual({ phoneCountryCode: userTexts.phoneNeedsCode });
  });

  it.each([
    ['firstName', ' Zoë', userTexts.namePattern, 'B414 T259'],
    ['lastName', 'Agent 47', userTexts.namePattern, 'B415'],
    ['email', 'zoe@', userTexts.invalidEmail, 'B416 T260'],
    ['phoneNumber', '((12)', userTexts.invalidPhone, 'B422 T264'],
    ['phoneNumber', '12345678901', userTexts.invalidPhone, 'B423'],
    ['city', 'Syd2ney', userTexts.invalidCity, 'B426 T266'],
    ['state', 'N.S.W.', userTexts.invalidState, 'B427 T267'],
    ['postCode', '2000000', userTexts.invalidPostCode, 'B428 T270'],
    ['postCode', 'SW1A', userTexts.invalidPostCode, 'B428'],
    ['country', 'Atlantis', userTexts.selectCountry, 'B429 T272'],
  ])('the %s ‘%s’ is rejected: %s [%s]', (field, value, message, _rules) => {
    expect(customer({ [field]: value })).toEqual({ [field]: message });
  });

  it('each child needs a name and a clinician, and valid dates [B441 B442 B443 B445 T282 T283 T284]', () => {
    const good = { firstName: 'Noor', primaryContact: CLINICIAN._id };
    expect(
      customer({
        members: [
          good,
          { firstName: '' },
          { ...good, dob: TODAY },
          { ...good, memberShipStart: '2027-01-01', memberShipEnd: '2027-01-01' },
          { ...good, memberShipEnd: '2026-11-13' },
        ],
      }),
    ).toEqual({
      'members.1.firstName': memberTexts.inputFirstName,
      'members.1.primaryContact': memberTexts.inputClinician,
      'members.2.dob': memberTexts.dobBeforeToday,
      'members.3.memberShipEnd': memberTexts.startBeforeEnd,
      'members.4.memberShipEnd': memberTexts.rolloverNotPast,
    });
  });

  it('a business user needs capacity and four targets [B434 B435 B436 B438 T277 T278 T279 T280]', () => {
    expect(problems('Business', FULL)).toEqual({
      totalWorkDays: kpiTexts.inputWorkDays,
      totalWorkHours: kpiTexts.inputWorkHours,
      totalClientCapacity: kpiTexts.inputCapacity,
      ...Object.fromEntries([0, 1, 2, 3].map((at) => [`kpis.${at}.kpiValue`, kpiTexts.enterValue])),
    });
  });

  it('capacity and targets are checked against their limits [B434 B435 B436 B439 B440 T281]', () => {
    const kpis = newValues('Business', null).kpis.map((kpi, at) => ({ ...kpi, kpiValue: [101, 1.234, 1.5, -1][at] }));
    const part = { ...FULL, totalWorkDays: 8, totalWorkHours: 169, totalClientCapacity: 32, kpis };
    expect(problems('Business', part)).toEqual({
      totalWorkDays: kpiTexts.inputWorkDays,
      totalWorkHours: kpiTexts.inputWorkHours,
      totalClientCapacity: kpiTexts.inputCapacity,
      'kpis.0.kpiValue': kpiTexts.above100('Utilization'),
      'kpis.1.kpiValue': kpiTexts.twoDecimals,
      'kpis.2.kpiValue': kpiTexts.wholeNumber,
      'kpis.3.kpiValue': kpiTexts.enterValue,
    });
  });
});
