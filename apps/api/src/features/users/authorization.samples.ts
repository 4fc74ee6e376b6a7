import { randomUUID } from 'node:crypto';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { HOUR } from '@amberway/contract/kernel/limits';
import * as allocation from '@amberway/contract/users/allocation-endpoints';
import * as cover from '@amberway/contract/users/cover-endpoints';
import * as users from '@amberway/contract/users/endpoints';
import { enqueue } from '../../kernel/jobs/enqueue.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addUser } from '../../testing/people.ts';
import { allocatedJob } from './allocation/job.ts';

const STAFF_LISTS_ARE_FOR_ADMINISTRATORS = {
  businessWorksWith: 403,
  businessOther: 403,
  resourceManager: 403,
  coachActing: 403,
  coachActingElsewhere: 403,
  adminActing: 403,
  adminActingElsewhere: 403,
};

const newUser = () => ({
  type: 'Customer',
  choosePlan: 'Subscriber',
  firstName: 'Newly',
  email: `${randomUUID()}@example.test`,
  country: 'Australia',
});
const someone = async ({ server }: World) => ({ params: { id: (await addUser(server)).id } });

/** Staff can read their own account, never a colleague's. */
const ONLY_ONESELF = { businessWorksWith: 404, businessOther: 200, resourceManager: 404 };

export const samples = [
  sample(users.getMe, 'none'),
  sample(users.markFirstLogin, 'self', ({ self }) => ({ params: { id: self } })),
  sample(users.listUsers, 'none', () => ({ params: { type: 'customer' } }), { name: 'customers' }),
  sample(users.listUsers, 'none', () => ({ params: { type: 'customer' }, query: '?details=true' }), {
    name: 'customers with details',
  }),
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
  sample(users.searchBusinessUsers, 'none', () => ({ query: '?query=mia' })),
  sample(users.countCustomers, 'none', () => ({ query: '?plan=Flagship' })),

  sample(users.getUser, 'family', ({ family }) => ({ params: { id: family.customerId } }), { name: 'a customer' }),
  sample(users.getUser, 'family', () => ({ params: { id: DEMO_PEOPLE.manager.id } }), {
    name: 'a business user',
    expected: { ...ONLY_ONESELF, customerOwn: 404, coachActing: 404, adminActing: 404 },
  }),
  sample(users.getCaseload, 'none', () => ({ params: { id: DEMO_PEOPLE.coach.id } })),
  sample(users.getPublicUser, 'none', () => ({ params: { role: 'business', id: DEMO_PEOPLE.coach.id } }), {
    name: 'a business user',
  }),
  sample(users.getPublicUser, 'none', ({ family }) => ({ params: { role: 'customer', id: family.customerId } }), {
    name: 'a customer',
    expected: { customerOther: 404, coachActingElsewhere: 404, adminActingElsewhere: 404 },
  }),
  sample(users.createUser, 'none', () => ({ body: newUser() })),
  sample(
    users.updateUser,
    'family',
    ({ family }) => ({ params: { id: family.customerId }, body: { type: 'Customer' } }),
    {
      // Coaches reach families through the children; the account itself is for the family and administrators.
      expected: { businessWorksWith: 404 },
    },
  ),
  sample(
    users.patchUser,
    'family',
    ({ family }) => ({ params: { id: family.customerId }, body: { type: 'Customer' } }),
    {
      expected: { businessWorksWith: 404 },
    },
  ),
  sample(users.deleteUser, 'none', someone),
  sample(users.markUserDeleted, 'none', someone),
  sample(users.sendPasswordLink, 'none', async (world) => ({ ...(await someone(world)), body: { kind: 'reset' } })),

  sample(allocation.getAllocation, 'family', ({ family }) => ({ params: { id: family.customerId } })),
  sample(allocation.allocateFamily, 'none', async (world) => ({
    ...(await someone(world)),
    body: { version: 1, csm: DEMO_PEOPLE.coach.id, children: [] },
  })),
  sample(allocation.undoAllocation, 'none', async (world) => {
    const { params } = await someone(world);
    const payload = { customerId: params.id, actorId: DEMO_PEOPLE.admin.id, before: [] };
    await world.server.within(() => enqueue(allocatedJob, payload, { key: params.id, delayMs: HOUR }));
    return { params, body: { version: 1, userStatus: 'Active', csm: null, children: [] } };
  }),

  sample(cover.getCoverAllowance, 'none'),
  // A new family, not the one of the matrix: covering it would change who works with it.
  sample(cover.coverCustomer, 'none', async ({ server }) => ({
    params: { customerId: (await addUser(server)).id },
    body: { reason: 'Mia is ill' },
  })),
  sample(users.getEmailSignature, 'none'),
  sample(users.saveEmailSignature, 'none', () => ({ body: { emailSignature: '<p>Kind regards</p>' } })),
];
