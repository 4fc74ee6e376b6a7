import { expect, it } from 'vitest';
import { customerTypeOf, PLANS, SIGN_IN_TYPES, STAFF_ROLES, USER_STATUSES } from '../kernel/roles.ts';
import { FUNDINGS } from '../members/body.ts';
import { createUserBody, updateUserBody } from './body.ts';

const accepts = (field: string, value: unknown) => updateUserBody.safeParse({ [field]: value }).success;

it('there are three kinds of users, and no other kind can be created [B087]', () => {
  expect(SIGN_IN_TYPES).toEqual(['Customer', 'Business', 'Administrator']);
  const made = createUserBody.safeParse({ type: 'Member', firstName: 'Kit', email: 'kit@example.test' });
  expect(made.error?.issues.map(({ path }) => path.join('.'))).toContain('type');
});

it.each([
  ['userStatus', USER_STATUSES, ['Active', 'Inactive', 'OnHold', 'Awaiting', 'Deleted']],
  ['choosePlan', PLANS, ['Flagship', 'Lite', 'Subscriber', 'Choice', 'Care', 'Others']],
])('%s accepts only the values of its list [B088 B096 B506 B646]', (field, list, wanted) => {
  expect(list).toEqual(wanted);
  for (const value of list) expect(accepts(field, value)).toBe(true);
  for (const value of ['active', 'Gold', '', 1]) expect(accepts(field, value)).toBe(false);
});

it('staff can have any number of the five roles [B095 B314]', () => {
  expect(STAFF_ROLES).toEqual([
    'Therapist',
    'Mindset Coach',
    'Customer Manager',
    'Account Manager',
    'Resource Manager',
  ]);
  expect(accepts('businessUserType', [...STAFF_ROLES])).toBe(true);
  expect(accepts('businessUserType', ['Boss'])).toBe(false);
});

it('customers belong to one of two programs, derived from their plan [B645]', () => {
  expect(PLANS.filter((plan) => customerTypeOf(plan) === 'Subscriber')).toEqual(['Subscriber']);
  expect(customerTypeOf(null)).toBe('Flagship');
});

it('there are five kinds of funding [B097]', () => {
  expect(FUNDINGS).toEqual(['Private', 'AU_NDIS', 'NHS', 'Medicare', 'Others']);
});
