import * as skills from '@amberway/contract/skills/endpoints';
import * as graph from '@amberway/contract/skills/graph/endpoints';
import { DEFAULT_CRITERION } from '@amberway/contract/skills/graph/types';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addEvent, addPhase } from '../../testing/evidence.ts';
import { addOutcome, addProgramme, addSkill, ENDED_BY_COACH, entryOf } from '../../testing/programme.ts';

const newSkill = async ({ server, family }: World) => ({
  params: { id: (await addProgramme(server, family.memberId)).skill.id },
});

const PHASE = { startsOn: '2026-03-02', label: 'With the red card', kind: 'changed' } as const;
const newPhase = async ({ server, family }: World) => {
  const { skill } = await addProgramme(server, family.memberId);
  return { id: skill.id, phaseId: await addPhase(server, skill.id) };
};
const EVENT = { skill: null, onDay: '2026-03-02', label: 'New class teacher', kind: null, shownToFamily: false };
const newEvent = async ({ server, family }: World) => ({
  id: family.memberId,
  eventId: await addEvent(server, family.memberId),
});

/** Administrators only end teams. */
const ONLY_TEAMS = { administrator: 403, adminActing: 403, adminActingElsewhere: 403 } as const;

export const samples = [
  sample(graph.getSkillGraph, 'family', newSkill),
  sample(graph.setCriterion, 'family', async (world) => ({ ...(await newSkill(world)), body: DEFAULT_CRITERION })),
  sample(graph.createPhase, 'family', async (world) => ({ ...(await newSkill(world)), body: PHASE })),
  sample(graph.updatePhase, 'family', async (world) => ({ params: await newPhase(world), body: PHASE })),
  sample(graph.deletePhase, 'family', async (world) => ({ params: await newPhase(world) })),
  sample(graph.createEvent, 'family', ({ family }) => ({ params: { id: family.memberId }, body: EVENT })),
  sample(graph.updateEvent, 'family', async (world) => ({ params: await newEvent(world), body: EVENT })),
  sample(graph.deleteEvent, 'family', async (world) => ({ params: await newEvent(world) })),
  sample(graph.getGeneralisation, 'family', ({ family }) => ({ params: { id: family.memberId } })),
  sample(graph.listChecks, 'family', ({ family }) => ({ query: `?member=${family.memberId}` })),
  sample(graph.resumeSkill, 'family', async ({ server, family }) => ({
    params: {
      id: (await addSkill(server, await addOutcome(server, { memberId: family.memberId }), { status: 'Mastered' })).id,
    },
    body: {},
  })),
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
    body: { teamMember: [] },
  })),
  sample(
    skills.updateSkill,
    'family',
    async (world) => ({ ...(await newSkill(world)), body: { notes: 'Going well' } }),
    { name: 'edit', expected: ONLY_TEAMS },
  ),
  sample(skills.updateSkill, 'family', async (world) => ({ ...(await newSkill(world)), body: { isdeleted: true } }), {
    name: 'remove',
    expected: ONLY_TEAMS,
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
