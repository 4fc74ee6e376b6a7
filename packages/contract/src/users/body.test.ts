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

describe('a new user', () => {
  it('is taken with what is required', () => {
    expect(errorsOf(subscriber)).toEqual({});
  });
  it.each(['not an address', 'a@b', 'a b@example.test', 'a@example.test\r\nbcc: x@example.test'])(
    '"%s" is no e-mail [B416 T260]',
    (email) => {
      expect(errorsOf({ ...subscriber, email })).toEqual({ email: userTexts.invalidEmail });
    },
  );
  it('needs an e-mail [B417 T261]', () => {
    expect(errorsOf({ ...subscriber, email: '' })).toMatchObject({ email: userTexts.inputEmail });
    expect(errorsOf({ ...subscriber, email: undefined })).toMatchObject({ email: userTexts.inputEmail });
  });
  it('keeps the e-mail in small letters, without spaces around it', () => {
    expect(createUserBody.parse({ ...subscriber, email: ' HANA@Example.Test ' }).email).toBe('hana@example.test');
  });
  it('of business has days, hours and capacity [B434 B435 B436 B537]', () => {
    const errors = errorsOf({ ...subscriber, type: 'Business', choosePlan: undefined });
    expect(errors).toHaveProperty('totalWorkDays');
    expect(errors).toHaveProperty('totalWorkHours');
    expect(errors).toHaveProperty('totalClientCapacity');
  });
  it('takes no field that is not its own', () => {
    for (const field of ['role', 'passwordHash', 'forms', 'unreadCount', 'firstTimeLogin', '_id'])
      expect(createUserBody.safeParse({ ...subscriber, [field]: 'x' }).success, field).toBe(false);
  });
  it('names a wrong child by its number', () => {
    const members = [{ firstName: 'Ana' }, { firstName: '' }];
    expect(errorsOf({ ...subscriber, members })).toHaveProperty(['members.1.firstName']);
  });
});

describe('a change', () => {
  it('may hold any one field, and an empty one means none', () => {
    expect(updateUserBody.parse({ city: ' ' })).toEqual({ city: null });
    expect(updateUserBody.parse({})).toEqual({});
  });
  it('understands a country code and the label of a time zone [B313]', () => {
    expect(updateUserBody.parse({ country: 'AU' })).toEqual({ country: 'Australia' });
    expect(updateUserBody.parse({ timeZone: 'Australia/Sydney' })).toEqual({ timeZone: 'Australia/Sydney' });
    expect(updateUserBody.parse({ timeZone: 'Asia/Calcutta' })).toEqual({ timeZone: 'Asia/Calcutta' });
  });
  it.each(['firstName', 'lastName', 'address', 'city', 'state', 'postCode', 'country', 'timeZone', 'phoneNumber'])(
    '10,000 characters or a NUL in %s are refused',
    (field) => {
      expect(errorsOf({ [field]: 'x'.repeat(10_000) }, updateUserBody)).toHaveProperty(field);
      expect(errorsOf({ [field]: 'x\0' }, updateUserBody)).toHaveProperty(field);
    },
  );
  it.each(['61', '+', '+12345', 'AU', '+6a'])('"%s" is no dial code [T262]', (phoneCountryCode) => {
    expect(errorsOf({ phoneCountryCode }, updateUserBody)).toHaveProperty('phoneCountryCode');
  });
});
