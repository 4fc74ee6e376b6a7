import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import * as resources from '@amberway/contract/resources/endpoints';
import { addResource, resourceBody } from '../../testing/library.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addShares } from './share/queries.ts';

const { feelings, morningPlan, bedtime, transport } = LIBRARY;

const added = async ({ server }: World) => ({ params: { id: await addResource(server) } });

const shared = async ({ server, family }: World) => {
  const id = await addResource(server);
  await server.within(() => addShares(family.memberId, [id], DEMO_PEOPLE.coach.id));
  return { params: { id: family.memberId }, body: { resources: [id] } };
};

/** A child's own resource, made by somebody who no longer works with the family. */
const own = async ({ server, family: { customerId, memberId } }: World) => {
  const about = { isPrivate: true, createdBy: DEMO_PEOPLE.manager.id, customerId, memberId };
  const id = await addResource(server, about);
  await server.within(() => addShares(memberId, [id], DEMO_PEOPLE.coach.id));
  return id;
};
const ofFamily = async (world: World) => ({ params: { id: await own(world) } });

// A family without the resource gets 404, as if it did not exist.
const OTHER_FAMILIES = { customerOther: 404 };
// A private resource is for the family it belongs to, its staff and administrators.
const STRANGERS = {
  ...OTHER_FAMILIES,
  businessOther: 404,
  resourceManager: 404,
  coachActingElsewhere: 404,
  adminActingElsewhere: 404,
};

export const samples = [
  sample(resources.listResources, 'none', () => ({ query: '?search=plan' })),
  sample(resources.listUploadedResources, 'none'),
  sample(resources.getResourceReview, 'none'),
  sample(resources.setResourceReview, 'none', () => ({ body: { isOn: false } })),
  sample(resources.listFavouriteIds, 'none'),
  sample(resources.listFavouriteResources, 'none'),
  sample(resources.toggleFavourite, 'none', () => ({ params: { id: morningPlan.id } })),
  sample(resources.listSharedResources, 'family', ({ family }) => ({ params: { id: family.memberId } })),
  sample(resources.listFamilyResources, 'family', ({ family }) => ({ params: { userId: family.customerId } })),
  sample(resources.listRelatedTasks, 'family', ({ family }) => ({
    params: { id: feelings.id },
    query: `?memberId=${family.memberId}`,
  })),
  sample(resources.getResource, 'none', () => ({ params: { id: morningPlan.id } }), { expected: OTHER_FAMILIES }),
  sample(resources.getResource, 'none', () => ({ params: { id: transport.id } }), {
    name: 'a private one',
    expected: STRANGERS,
  }),
  sample(resources.getResource, 'none', () => ({ params: { id: bedtime.id } }), {
    name: 'one that nobody has',
    expected: { customerOwn: 404, customerOther: 404 },
  }),
  sample(resources.getResource, 'none', ofFamily, { name: 'a child’s own', expected: STRANGERS }),
  sample(resources.toggleFavourite, 'none', ofFamily, { name: 'a child’s own', expected: STRANGERS }),
  sample(resources.listRelatedTasks, 'none', ofFamily, { name: 'a child’s own', expected: STRANGERS }),
  sample(
    resources.updateResource,
    'none',
    async (world) => ({ ...(await ofFamily(world)), body: { name: 'Renamed' } }),
    { name: 'a child’s own', expected: STRANGERS },
  ),
  sample(
    resources.updateResource,
    'none',
    async (world) => ({ ...(await ofFamily(world)), body: { privateResource: false } }),
    { name: 'a child’s own, made public', expected: { ...STRANGERS, businessWorksWith: 422, administrator: 422 } },
  ),
  sample(resources.createResource, 'none', async ({ server, self }) => ({ body: await resourceBody(server, self) })),
  sample(resources.updateResource, 'none', async (world) => ({ ...(await added(world)), body: { name: 'Renamed' } })),
  sample(resources.findResourceUses, 'none', () => ({ params: { id: morningPlan.id } })),
  sample(resources.deleteResource, 'none', added),
  sample(resources.flagResource, 'none', added),
  sample(resources.shareResources, 'family', async ({ server, family }) => ({
    params: { id: family.memberId },
    body: { resources: [await addResource(server)] },
  })),
  sample(
    resources.shareResources,
    'family',
    async (world) => ({ params: { id: world.family.memberId }, body: { resources: [await own(world)] } }),
    { name: 'a child’s own with its family' },
  ),
  sample(
    resources.shareResources,
    'none',
    async (world) => ({ params: { id: DEMO_CHILDREN.ben.id }, body: { resources: [await own(world)] } }),
    {
      name: 'a child’s own with another family',
      expected: { ...STRANGERS, businessWorksWith: 422, administrator: 422, coachActing: 404, adminActing: 404 },
    },
  ),
  sample(resources.unshareResources, 'family', shared),
];
