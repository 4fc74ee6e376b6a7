import * as endpoints from '@amberway/contract/my-tasks/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertMyTask } from './queries.ts';

const own = async ({ server, self }: World) => ({
  params: { id: (await server.within(() => insertMyTask({ userId: self, title: 'Call the school' }))).id },
});

export const samples = [
  sample(endpoints.listMyTasks, 'none'),
  sample(endpoints.createMyTask, 'none', () => ({ body: { title: 'Prepare the cards' } })),
  sample(endpoints.updateMyTask, 'self', async (world) => ({ ...(await own(world)), body: { completed: true } })),
  sample(endpoints.deleteMyTask, 'self', own),
];
