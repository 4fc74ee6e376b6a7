import { randomUUID } from 'node:crypto';
import * as lookups from '@amberway/contract/lookups/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertLookup } from './queries.ts';

const newLookup = async ({ server }: World) =>
  server.within(() => insertLookup({ type: 'tag', name: randomUUID(), order: 0 }));

export const samples = [
  sample(lookups.listLookups, 'none', () => ({ query: '?types=tag,skill' })),
  sample(lookups.listTags, 'none'),
  sample(lookups.listOutcomeTypes, 'none'),
  sample(lookups.listComplexities, 'none'),
  sample(lookups.listSkillTypes, 'none'),
  sample(lookups.listTaskTypes, 'none'),
  sample(lookups.listResourceTypes, 'none'),
  sample(lookups.createLookup, 'none', () => ({ body: { type: 'tag', name: randomUUID() } })),
  sample(lookups.updateLookup, 'none', async (world) => ({
    params: { id: (await newLookup(world)).id },
    body: { name: randomUUID() },
  })),
  sample(lookups.orderLookups, 'none', async (world) => ({
    body: { type: 'tag', ids: [(await newLookup(world)).id] },
  })),
  sample(lookups.restoreLookup, 'none', async (world) => ({ params: { id: (await newLookup(world)).id } })),
  sample(lookups.findLookupUses, 'none', async (world) => ({ params: { id: (await newLookup(world)).id } })),
  sample(lookups.deleteLookup, 'none', async (world) => ({ params: { id: (await newLookup(world)).id } })),
];
