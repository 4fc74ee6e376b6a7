import * as gas from '@amberway/contract/gas/endpoints';
import { addRating, addScale, gasWords } from '../../testing/gas.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addChild } from '../../testing/people.ts';
import { addOutcome } from '../../testing/programme.ts';

const ofChild = ({ family }: World) => ({ query: `?member=${family.memberId}` });

/** Of a child of its own: a child has five scales at most, and those of all callers are made first. */
const scaleOfFamily = async ({ server, family }: World, state: 'draft' | 'agreed' = 'draft') => {
  const { id: memberId } = await addChild(server, { parentId: family.customerId });
  return addScale(server, { memberId, state });
};

export const samples = [
  sample(gas.listGasScales, 'family', ofChild),
  sample(gas.getGasScore, 'family', ofChild),
  sample(gas.createGasScale, 'family', async ({ server, family }) => {
    const { id: memberId } = await addChild(server, { parentId: family.customerId });
    const outcome = await addOutcome(server, { memberId });
    return { body: { member: memberId, outcome: outcome.id, ...gasWords() } };
  }),
  sample(gas.editGasScale, 'family', async (world) => {
    const { id, outcomeId } = await scaleOfFamily(world);
    return { params: { id }, body: { ...gasWords(), outcome: outcomeId, title: 'Ordering at the café', version: 1 } };
  }),
  sample(gas.agreeGasScale, 'family', async (world) => ({
    params: { id: (await scaleOfFamily(world)).id },
    body: { version: 1, quality: { measurable: true, equalSteps: true, possible: true } },
  })),
  sample(gas.rateGasScale, 'family', async (world) => ({
    params: { id: (await scaleOfFamily(world, 'agreed')).id },
    body: { level: 1, edition: 1 },
  })),
  sample(gas.settleGasScale, 'family', async (world) => {
    const { id, editionId } = await scaleOfFamily(world, 'agreed');
    await addRating(world.server, { editionId, side: 'coach', level: 0 });
    await addRating(world.server, { editionId, side: 'family', level: 1, userId: world.family.customerId });
    return { params: { id }, body: { level: 1, edition: 1, note: 'Two more visits at the library.' } };
  }),
  sample(gas.closeGasScale, 'family', async (world) => ({
    params: { id: (await scaleOfFamily(world)).id },
    body: { version: 1 },
  })),
];
