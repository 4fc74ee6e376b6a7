import { randomUUID } from 'node:crypto';
import * as favourites from '@amberway/contract/favourites/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertFavourite } from './queries.ts';

const page = () => `/dashboard/myprogram/${randomUUID()}`;
const newFavourite = async ({ server, self }: World) =>
  (await server.within(() => insertFavourite({ userId: self, name: 'Programme', url: page() }))).id;

export const samples = [
  sample(favourites.listFavourites, 'none'),
  sample(favourites.createFavourite, 'none', () => ({ body: { name: 'Programme', url: page() } })),
  sample(favourites.updateFavourite, 'self', async (world) => ({
    params: { id: await newFavourite(world) },
    body: { name: 'Renamed' },
  })),
  sample(favourites.deleteFavourite, 'self', async (world) => ({ params: { id: await newFavourite(world) } })),
];
