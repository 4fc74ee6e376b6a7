import * as members from '@amberway/contract/members/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sample } from '../../testing/matrix/sample.ts';

const { coach, manager } = DEMO_PEOPLE;
const newChild = { firstName: 'Newly', primaryContact: coach.id };

export const samples = [
  sample(members.listMembers, 'none', ({ family }) => ({ query: `?filter=Active&parent=${family.customerId}` })),
  sample(members.getMember, 'family', ({ family }) => ({ params: { id: family.memberId } })),
  sample(members.createMember, 'family', ({ family }) => ({ body: { ...newChild, parent: family.customerId } })),
  sample(members.updateMember, 'family', ({ family }) => ({
    params: { id: family.memberId },
    body: { gender: 'Male' },
  })),
  sample(members.updateAndCreateMembers, 'family', ({ family }) => ({
    body: [
      { ...newChild, parent: family.customerId },
      { _id: family.memberId, firstName: 'Arlo' },
    ],
  })),
  sample(members.countClinicianMembers, 'family', () => ({ params: { id: manager.id } }), {
    expected: { businessWorksWith: 404, businessOther: 200, resourceManager: 404 },
  }),
];
