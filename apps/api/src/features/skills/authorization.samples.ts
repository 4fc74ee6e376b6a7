import * as skills from '@amberway/contract/skills/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addOutcome, addProgramme, addSkill, ENDED_BY_COACH, entryOf } from '../../testing/programme.ts';

const newSkill = async ({ server, family }: World) => ({
  params: { id: (await addProgramme(server, family.memberId)).skill.id },
});

export const samples = [
  sample(skills.listSkills, 'family', ({ family }) => ({ query: `?member=${family.memberId}` })),
  sample(
    skills.listSkills,
    'family',
    async ({ server, family }) => ({ query: `?goal=${(await addProgramme(server, family.memberId)).outcome.id}` }),
    { name: 'of an outcome' },
  ),
  sample(skills.getSkill, 'family', newSkill),
  sample(skills.getSkillDetails, 'family', newSkill),
  sample(skills.createSkill, 'family', async ({ server, family }) => ({
    body: {
      goal: (await addOutcome(server, { memberId: family.memberId })).id,
      name: 'Taking turns',
      milestoneType: await entryOf(server, 'milestoneType'),
      targetSkills: ['Three turns'],
    },
  })),
  sample(skills.updateSkill, 'family', async (world) => ({
    ...(await newSkill(world)),
    body: { notes: 'Going well' },
  })),
  sample(skills.updateSkill, 'family', async (world) => ({ ...(await newSkill(world)), body: { isdeleted: true } }), {
    name: 'remove',
  }),
  sample(skills.undoSkillClosing, 'family', async ({ server, family }) => ({
    params: {
      id: (
        await addSkill(server, await addOutcome(server, { memberId: family.memberId }), {
          status: 'Mastered',
          ...ENDED_BY_COACH('Active'),
        })
      ).id,
    },
    body: {},
  })),
  sample(skills.startNextSkill, 'family', ({ family }) => ({ params: { memberId: family.memberId } })),
];
