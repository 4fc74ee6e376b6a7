import { describe, expect, it } from 'vitest';
import { createUserBody, updateUserBody } from './body.ts';
import { userTexts } from './texts.ts';

const subscriber = {
  type: 'Customer',
  choosePlan: 'Subscriber',
  firstName: 'Hana',
  email: 'hana@example.test',
  country: 'Japan',
};
const errorsOf = (body: unknown, schema: typeof createUserBody | typeof updateUserBody = createUserBody) => {
  const parsed = schema.safeParse(body);
  return Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
};

describe('createUserBody', () => {
  it('a new user with all required fields is accepted', () => {
    expect(errorsOf(subscriber)).toEqual({});
  });
  it.each(['not an address', 'a@b', 'a b@example.test', 'a@example.test\r\nbcc: x@example.test'])(
    '"%s" is not a valid e-mail [B416 T260]',
    (email) => {
      expect(errorsOf({ ...subscriber, email })).toEqual({ email: userTexts.invalidEmail });
    },
  );
  it('a new user needs an e-mail [B417 T261]', () => {
    expect(errorsOf({ ...subscriber, email: '' })).toMatchObject({ email: userTexts.inputEmail });
    expect(errorsOf({ ...subscriber, email: undefined })).toMatchObject({ email: userTexts.inputEmail });
  });
  it('the e-mail is trimmed and stored in lower case', () => {
    expect(createUserBody.parse({ ...subscriber, email: ' HANA@Example.Test ' }).email).toBe('hana@example.test');
  });
  it('a new business user needs work days, work hours and capacity [B434 B435 B436 B537]', () => {
    const errors = errorsOf({ ...subscriber, type: 'Business', choosePlan: undefined });
    expect(errors).toHaveProperty('totalWorkDays');
    expect(errors).toHaveProperty('totalWorkHours');
    expect(errors).toHaveProperty('totalClientCapacity');
  });
  it('a field that is not writable is rejected', () => {
    for (const field of ['role', 'passwordHash', 'forms', 'unreadCount', 'firstTimeLogin', '_id'])
      expect(createUserBody.safeParse({ ...subscriber, [field]: 'x' }).success, field).toBe(false);
  });
  it('an error in a child is reported with its index', () => {
    const members = [{ firstName: 'Ana' }, { firstName: '' }];
    expect(errorsOf({ ...subscriber, members })).toHaveProperty(['members.1.firstName']);
  });
});

describe('updateUserBody', () => {
  it('an update may contain any single field, and an empty one becomes null', () => {
    expect(updateUserBody.parse({ city: ' ' })).toEqual({ city: null });
    expect(updateUserBody.parse({})).toEqual({});
  });
  it('a country code becomes its name, and a time zone keeps its IANA name [B313]', () => {
    expect(updateUserBody.parse({ country: 'AU' })).toEqual({ country: 'Australia' });
    expect(updateUserBody.parse({ timeZone: 'Australia/Sydney' })).toEqual({ timeZone: 'Australia/Sydney' });
    expect(updateUserBody.parse({ timeZone: 'Asia/Calcutta' })).toEqual({ timeZone: 'Asia/Calcutta' });
  });
  it.each(['firstName', 'lastName', 'address', 'city', 'state', 'postCode', 'country', 'timeZone', 'phoneNumber'])(
    '10,000 characters or a NUL in %s are rejected',
    (field) => {
      expect(errorsOf({ [field]: 'x'.repeat(10_000) }, updateUserBody)).toHaveProperty(field);
      expect(errorsOf({ [field]: 'x\0' }, updateUserBody)).toHaveProperty(field);
    },
  );
  it.each(['61', '+', '+12345', 'AU', '+6a'])('"%s" is not a valid dial code [T262]', (phoneCountryCode) => {
    expect(errorsOf({ phoneCountryCode }, updateUserBody)).toHaveProperty('phoneCountryCode');
  });
});
