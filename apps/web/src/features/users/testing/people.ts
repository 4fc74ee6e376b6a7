import type { Member } from '@amberway/contract/members/schemas';
import type { UserDetails, UserListRow } from '@amberway/contract/users/schemas';

export const idOf = (n: number) => `01a00000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const AT = '2026-01-01T00:00:00.000Z';

export const row = (n: number, part: Partial<UserListRow> = {}): UserListRow => ({
  _id: idOf(n),
  firstName: `First${n}`,
  lastName: 'Last',
  email: `person${n}@amberway.test`,
  avatar: null,
  createdAt: AT,
  updatedAt: AT,
  type: 'Customer',
  userStatus: 'Active',
  choosePlan: 'Care',
  version: 3,
  ...part,
});

export const CLINICIAN = {
  _id: idOf(90),
  firstName: 'Cleo',
  lastName: 'Coach',
  email: 'cleo@amberway.test',
  avatar: null,
};

export const child = (n: number, part: Partial<Member> = {}): Member => ({
  _id: idOf(n),
  parent: { _id: idOf(1), firstName: 'First', lastName: 'Last', email: 'person1@amberway.test' },
  firstName: 'Noor',
  lastName: 'Last',
  dob: '2019-02-03',
  avatarUrl: null,
  memberShipStart: '2026-01-10',
  memberShipEnd: '2999-01-10',
  primaryContact: CLINICIAN._id,
  primaryContactObject: CLINICIAN,
  createdAt: AT,
  updatedAt: AT,
  gender: 'Female',
  funding: 'Private',
  listingType: 'home_program',
  listingIdentifier: 'H-1',
  version: 5,
  ...part,
});

/** A program customer with all required fields. */
export const details = (n: number, part: Partial<UserDetails> = {}): UserDetails => ({
  ...row(n, { firstName: 'Priya' }),
  uid: idOf(n),
  role: 'Customer',
  phoneCountryCode: '+61',
  phoneNumber: '0400000000',
  address: '1 Harbour Street',
  otherAddress: null,
  city: 'Sydney',
  state: 'New South Wales',
  postCode: '2000',
  country: 'Australia',
  timeZone: 'Australia/Sydney',
  businessUserType: [],
  csm: CLINICIAN._id,
  totalWorkDays: null,
  totalWorkHours: null,
  totalClientCapacity: null,
  forms: null,
  socialSkillAssessment: null,
  firstTimeLogin: false,
  unreadCount: 0,
  consentVersion: null,
  consentAt: null,
  validated: true,
  isMain: false,
  languages: [],
  tag: null,
  csmObject: { ...CLINICIAN, phoneCountryCode: null, phoneNumber: null },
  members: [],
  currentNumberOfClient: null,
  ...part,
});
