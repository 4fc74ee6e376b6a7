import * as users from '@amberway/contract/users/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

const STAFF_LISTS_ARE_FOR_ADMINISTRATORS = {
  businessWorksWith: 403,
  businessOther: 403,
  resourceManager: 403,
  coachActing: 403,
  coachActingElsewhere: 403,
  adminActing: 403,
  adminActingElsewhere: 403,
};

export const samples = [
  sample(users.getMe, 'none'),
  sample(users.markFirstLogin, 'self', ({ self }) => ({ params: { id: self } })),
  sample(users.listUsers, 'none', () => ({ params: { type: 'customer' } }), { name: 'customers' }),
  sample(users.listUsers, 'none', () => ({ params: { type: 'business' } }), {
    name: 'business users',
    expected: STAFF_LISTS_ARE_FOR_ADMINISTRATORS,
  }),
  sample(users.listUsers, 'none', () => ({ params: { type: 'admin' } }), {
    name: 'administrators',
    expected: STAFF_LISTS_ARE_FOR_ADMINISTRATORS,
  }),
  sample(users.listMyClients, 'none'),
  sample(users.listLeanUsers, 'none', () => ({ params: { type: 'customer' } }), { name: 'customers' }),
  sample(users.listLeanUsers, 'none', () => ({ params: { type: 'business' } }), { name: 'business users' }),
  sample(users.searchBusinessUsers, 'none', () => ({ query: '?search=mia' })),
];
