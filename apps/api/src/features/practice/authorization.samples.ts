import * as practice from '@amberway/contract/practice/endpoints';
import { addPass, entryFor, storeEntry } from '../../testing/practice.ts';
import { endPassesOf } from '../../testing/matrix/queries.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addProgramme } from '../../testing/programme.ts';

const ofChild = ({ family }: World) => ({ query: `?member=${family.memberId}` });

/** An old entry is for the coach to change, a new one for its recorder. */
const OLD = '2026-01-05T00:00:00.000Z';

const entryOfFamily = async ({ server, family }: World, values: object = {}) => {
  const { skill } = await addProgramme(server, family.memberId);
  return storeEntry(server, { memberId: family.memberId, skillId: skill.id, ...values });
};

const correction = { note: 'It was raining.', version: 1 };
const withdrawal = { reason: 'Wrong child' };

/** A person has five passes: those of earlier requests end. */
const endPasses = ({ server }: World) => server.within(() => endPassesOf('Matrix'));

/** Its recorder may change it, the coaches not yet. */
const NOT_YET = { businessWorksWith: 403, coachActing: 403 };

export const samples = [
  sample(practice.getDevicePlan, 'family', ofChild),
  // Each entry has its own result: a foreign child is refused in the reply (see batch.test.ts).
  sample(practice.sendPractice, 'none', async ({ server, family }) => {
    const { skill } = await addProgramme(server, family.memberId);
    return { body: { entries: [await entryFor(server, { member: family.memberId, skill: skill.id })] } };
  }),
  sample(practice.listPractice, 'family', ofChild),
  sample(practice.getPracticeSummary, 'family', ofChild),
  sample(
    practice.correctPractice,
    'family',
    async (world) => ({ params: { id: await entryOfFamily(world) }, body: correction }),
    { expected: NOT_YET },
  ),
  sample(
    practice.correctPractice,
    'family',
    async (world) => ({ params: { id: await entryOfFamily(world, { receivedAt: OLD }) }, body: correction }),
    { name: 'after a week', expected: { customerOwn: 403 } },
  ),
  sample(
    practice.withdrawPractice,
    'family',
    async (world) => ({ params: { id: await entryOfFamily(world) }, body: withdrawal }),
    { expected: NOT_YET },
  ),
  sample(practice.setPracticePlan, 'family', async ({ server, family }) => ({
    params: { skillId: (await addProgramme(server, family.memberId)).skill.id },
    body: { measure: 'independence', cue: 'Ask, then wait.', perWeek: 5, minutes: 5, active: true },
  })),
  sample(practice.createPracticePass, 'family', async (world) => {
    await endPasses(world);
    return { body: { deviceName: 'Matrix', members: [world.family.memberId] } };
  }),
  sample(practice.setPassChildren, 'family', async ({ server, family, self }) => ({
    params: { id: (await addPass(server, [family.memberId], self)).id },
    body: { members: [family.memberId] },
  })),
  sample(practice.listPracticePasses, 'none'),
  sample(practice.endPracticePass, 'self', async ({ server, family, self }) => ({
    params: { id: (await addPass(server, [family.memberId], self)).id },
  })),
];
