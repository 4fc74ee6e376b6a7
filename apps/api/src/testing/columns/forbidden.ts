import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import type { PrincipalName } from '../matrix/principals.ts';

// Fields of a body that only some roles may set; taken from the specification, not from the lists in the product's
// code. The value differs from the stored one.

type Fields = Record<string, unknown>;

/** The rights of an account, and the assignment of families. */
const ACCOUNT: Fields = {
  type: 'Administrator',
  userStatus: 'OnHold',
  csm: DEMO_PEOPLE.coach2.id,
  choosePlan: 'Care',
  email: 'someone.else@example.test',
  validated: false,
  businessUserType: ['Resource Manager'],
  isMain: true,
  tag: 'home',
  totalWorkDays: 5,
  totalWorkHours: 5,
  totalClientCapacity: 30,
  members: [{ firstName: 'Another', primaryContact: DEMO_PEOPLE.coach.id }],
  kpis: [{ kpiName: 'Revenue', kpiValue: 1 }],
};
/** A person's own details, which only they may change. */
const SELF: Fields = {
  firstName: 'Changed',
  lastName: 'Changed',
  phoneCountryCode: '+49',
  phoneNumber: '5555555555',
  address: 'Elsewhere 1',
  city: 'Perth',
  state: 'Victoria',
  postCode: '3000',
  country: 'Germany',
  timeZone: 'Europe/Berlin',
};
const STALE: Fields = { version: 31_337 };

const user: Partial<Record<PrincipalName, Fields>> = {
  customerOwn: { ...ACCOUNT, ...STALE },
  coachActing: { ...ACCOUNT, ...SELF },
  adminActing: { ...ACCOUNT, ...SELF },
  administrator: { type: 'Business', socialSkillAssesment: '{}', ...STALE },
};

/** Only staff may change the membership and staff of a child. */
const MEMBERSHIP: Fields = {
  memberShipStart: '2001-02-03',
  memberShipEnd: '2041-02-03',
  primaryContact: DEMO_PEOPLE.coach2.id,
  funding: 'NHS',
  listingType: 'Changed',
  listingIdentifier: 'Changed',
  parent: DEMO_PEOPLE.subscriber.id,
};
const ANOTHER_FAMILY: Fields = { parent: DEMO_PEOPLE.subscriber.id, ...STALE };

const COACHES_ONLY: Fields = {
  strategy: 'Changed',
  thridPartyAppName: 'Changed',
  thridPartyAppDesc: 'Changed',
  contentLink: 'https://example.test/x',
};
const ANOTHER_CHILD: Fields = { member: DEMO_CHILDREN.kaito.id };

const everyone = (fields: Fields): Partial<Record<PrincipalName, Fields>> => ({
  customerOwn: fields,
  businessWorksWith: fields,
  coachActing: fields,
  administrator: fields,
  adminActing: fields,
});

export const FORBIDDEN: Record<string, Partial<Record<PrincipalName, Fields>>> = {
  'PUT user/:id': user,
  'PATCH user/:id': user,
  'PUT member/:id': { ...everyone(ANOTHER_FAMILY), customerOwn: { ...MEMBERSHIP, ...STALE } },
  'POST task': { customerOwn: COACHES_ONLY },
  'PUT task/:id': { ...everyone({ ...ANOTHER_CHILD, ...STALE }), customerOwn: { ...COACHES_ONLY, isDeleted: true } },
  'PATCH task/:id': { ...everyone({ ...ANOTHER_CHILD, ...STALE }), customerOwn: { ...COACHES_ONLY, isDeleted: true } },
  'PUT goal/:id': everyone({ ...ANOTHER_CHILD, ...STALE }),
  'PUT milestone/:id': everyone({ ...ANOTHER_CHILD, ...STALE }),
  'PUT session/:id': everyone({ ...ANOTHER_CHILD, ...STALE }),
  'PATCH session/:id': everyone({ ...ANOTHER_CHILD, ...STALE }),
  // Only administrators promote and restore.
  'PUT resource/:id': {
    businessWorksWith: { isPromoted: true, isDeleted: true, ...STALE },
    resourceManager: { isPromoted: true, isDeleted: true, ...STALE },
    administrator: STALE,
  },
  'POST resource': { businessWorksWith: { isPromoted: true }, resourceManager: { isPromoted: true } },
  // The author is always the caller.
  'POST comment': everyone({ user: DEMO_PEOPLE.kelly.id }),
  'POST clientMessage': everyone({ from: DEMO_PEOPLE.kelly.id }),
  'POST adminToCoachMessage': { administrator: { from: DEMO_PEOPLE.kelly.id } },
  'POST sendGmail': everyone({ uid: DEMO_PEOPLE.kelly.id }),
  'POST clinicianKPI': { businessWorksWith: { businessUserId: DEMO_PEOPLE.manager.id } },
  'POST password/resetUserPassword': everyone({ userId: DEMO_PEOPLE.kelly.id }),
};
