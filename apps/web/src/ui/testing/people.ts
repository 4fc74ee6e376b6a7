import type { Member, MemberSummary } from '@amberway/contract/members/schemas';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import type { CurrentUser, UserDetails } from '@amberway/contract/users/schemas';

// People for screen tests.

export const IDS = {
  coach: '01a00000-0000-7000-8000-0000000000c1',
  admin: '01a00000-0000-7000-8000-0000000000a1',
  parent: '01a00000-0000-7000-8000-0000000000f1',
  stranger: '01a00000-0000-7000-8000-0000000000f2',
  child: '01a00000-0000-7000-8000-0000000000e1',
  sibling: '01a00000-0000-7000-8000-0000000000e2',
} as const;

const TIMES = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };

const COACH = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', email: 'mia@amberway.test', avatar: null };

const child = (part: Partial<MemberSummary> = {}): MemberSummary => ({
  _id: IDS.child,
  parent: IDS.parent,
  firstName: 'Arlo',
  lastName: 'Stone',
  dob: '2018-05-01',
  avatarUrl: null,
  memberShipStart: '2026-01-01',
  memberShipEnd: '2027-01-01',
  primaryContact: IDS.coach,
  primaryContactObject: COACH,
  ...part,
});

export const member = (part: Partial<Member> = {}): Member => ({
  ...child(),
  ...TIMES,
  parent: { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', email: 'priya@amberway.test' },
  gender: null,
  funding: null,
  listingType: null,
  listingIdentifier: null,
  version: 1,
  ...part,
});

const base = {
  ...TIMES,
  version: 3,
  uid: 'u',
  avatar: null,
  userStatus: 'Active',
  choosePlan: null,
  phoneCountryCode: '+61',
  phoneNumber: '412345678',
  address: '1 Quiet Lane',
  otherAddress: null,
  city: 'Sydney',
  state: 'NSW',
  postCode: '2000',
  country: 'Australia',
  timeZone: 'Australia/Sydney',
  businessUserType: [],
  csm: null,
  totalWorkDays: null,
  totalWorkHours: null,
  totalClientCapacity: null,
  forms: null,
  socialSkillAssessment: null,
  firstTimeLogin: false,
  unreadCount: 0,
  validated: true,
  consentVersion: CONSENT_VERSION,
  consentAt: '2026-01-01T00:00:00Z',
} as const;

type User = Omit<UserDetails, 'isMain' | 'languages' | 'tag' | 'csmObject' | 'members' | 'currentNumberOfClient'>;

const coachUser: User = {
  ...base,
  ...COACH,
  type: 'Business',
  role: 'BusinessUser',
  businessUserType: ['Therapist'],
  totalWorkDays: 4,
  totalWorkHours: 32,
  totalClientCapacity: 5,
};
const adminUser: User = {
  ...base,
  _id: IDS.admin,
  firstName: 'Ada',
  lastName: 'Okoro',
  email: 'ada@amberway.test',
  type: 'Administrator',
  role: 'Administrator',
  businessUserType: [],
};
const parentUser: User = {
  ...base,
  _id: IDS.parent,
  firstName: 'Priya',
  lastName: 'Stone',
  email: 'priya@amberway.test',
  type: 'Customer',
  role: 'Customer',
  businessUserType: [],
  choosePlan: 'Flagship',
  csm: IDS.coach,
};
const USERS = { coach: coachUser, admin: adminUser, parent: parentUser };
export type Who = keyof typeof USERS;

const session = { actor: null, sessionExpiresAt: '2099-01-01T00:00:00Z', secondFactor: null };

/** The signed-in user. */
export const me = (who: Who): CurrentUser => ({
  ...USERS[who],
  ...session,
  members: who === 'parent' ? [child(), child({ _id: IDS.sibling, firstName: 'Noor' })] : [],
});

/** A staff member in the family's view. */
export const acting = (who: 'coach' | 'admin' = 'coach'): CurrentUser => {
  const { _id, firstName, lastName, email, avatar, role } = USERS[who];
  return {
    ...me('parent'),
    role: 'BusinessAccesCustomer',
    actor: { _id, firstName, lastName, email, avatar, role },
  };
};

/** One person's record. */
export const details = (who: Who, part: Partial<UserDetails> = {}): UserDetails => ({
  ...USERS[who],
  languages: [],
  isMain: false,
  tag: null,
  csmObject: who === 'parent' ? { ...COACH, phoneCountryCode: null, phoneNumber: null } : null,
  members: who === 'parent' ? [member()] : [],
  currentNumberOfClient: who === 'coach' ? 3 : null,
  ...part,
});

/** Somebody with one child, without a programme and without a coach. */
export const subscriber = (): CurrentUser => {
  const parent = me('parent');
  const members = parent.members.slice(0, 1);
  return {
    ...parent,
    choosePlan: 'Subscriber',
    members: members.map((only) => ({ ...only, primaryContact: null, primaryContactObject: null })),
  };
};
