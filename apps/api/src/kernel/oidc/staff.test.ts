import { expect, it } from 'vitest';
import { USER_TYPES } from '@amberway/contract/kernel/roles';
import { isOfDirectory, mustUseDirectory } from './staff.ts';

const oidc = {
  issuer: 'https://login.example',
  clientId: 'amberway',
  clientSecret: 'its-secret',
  name: 'Northside Health',
  domains: ['clinic.example', 'clinic.org'],
  only: true,
  timeoutMs: 1,
};

it('only administrators and business users with an address of the organisation are of its directory', () => {
  const of = (email: string) => USER_TYPES.filter((type) => isOfDirectory(oidc, { email, type }));
  for (const email of ['ann@clinic.example', '"a@b"@clinic.org'])
    expect(of(email)).toEqual(['Business', 'Administrator']);
  for (const email of ['ann@other.example', 'ann@sub.clinic.example', 'ann@notclinic.example', 'clinic.example@x.test'])
    expect(of(email)).toEqual([]);
});

it('they must use it only where the operator says so', () => {
  const coach = { email: 'ann@clinic.example', type: 'Business' } as const;
  expect(mustUseDirectory({ oidc }, coach)).toBe(true);
  expect(mustUseDirectory({ oidc }, { ...coach, type: 'Customer' })).toBe(false);
  expect(mustUseDirectory({ oidc }, { ...coach, email: 'ann@home.example' })).toBe(false);
  expect(mustUseDirectory({ oidc: { ...oidc, only: false } }, coach)).toBe(false);
  expect(mustUseDirectory({ oidc: undefined }, coach)).toBe(false);
});
