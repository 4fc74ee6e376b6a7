import * as outcomes from '@amberway/contract/outcomes/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addOutcome, entryOf, ENDED_BY_COACH } from '../../testing/programme.ts';

const newOutcome = async ({ server, family }: World) => ({
  params: { id: (await addOutcome(server, { memberId: family.memberId })).id },
});

export const samples = [
  sample(outcomes.listOutcomes, 'family', ({ family }) => ({ query: `?member=${family.memberId}` })),
  sample(outcomes.searchOutcomes, 'none', () => ({ query: '?query=playgroup' })),
  sample(outcomes.getOutcome, 'family', newOutcome),
  sample(outcomes.getOutcomeDetails, 'family', newOutcome),
  sample(outcomes.createOutcome, 'family', async ({ server, family }) => ({
    body: {
      member: family.memberId,
      name: 'Sleeping through',
      typeOfGoal: await entryOf(server, 'skill'),
      performanceEvaluation: 'Five nights a week',
      neededSkills: ['A calm evening'],
    },
  })),
  sample(outcomes.updateOutcome, 'family', async (world) => ({
    ...(await newOutcome(world)),
    body: { name: 'Another name' },
  })),
  sample(outcomes.undoOutcomeClosing, 'family', async ({ server, family }) => ({
    params: {
      id: (await addOutcome(server, { memberId: family.memberId, status: 'Cancelled', ...ENDED_BY_COACH('Planned') }))
        .id,
    },
    body: {},
  })),
];
