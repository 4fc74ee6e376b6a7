import * as endpoints from '@amberway/contract/quick-links/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertQuickLink } from './queries.ts';

const link = { title: 'Roster', url: 'https://roster.example.test/week' };
const own = async ({ server, self }: World) => ({
  params: { id: (await server.within(() => insertQuickLink({ ...link, createdBy: self }))).id },
});

export const samples = [
  sample(endpoints.listQuickLinks, 'self', ({ self }) => ({ params: { userId: self } })),
  sample(endpoints.createQuickLink, 'none', () => ({ body: link })),
  sample(endpoints.updateQuickLink, 'self', async (world) => ({ ...(await own(world)), body: { isStared: true } })),
  sample(endpoints.deleteQuickLink, 'self', own),
];
