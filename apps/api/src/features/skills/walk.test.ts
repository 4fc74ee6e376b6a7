import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  outcomeIsOpen,
  STORED_OUTCOME_STATUSES,
  type StoredOutcomeStatus,
} from '@amberway/contract/programme/outcome-status';
import {
  mayMoveSkill,
  shownSkillStatus,
  STORED_SKILL_STATUSES,
  type StoredSkillStatus,
  tasksCanChange,
} from '@amberway/contract/programme/skill-status';
import { mayBecomeOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addProgramme } from '../../testing/programme.ts';

// Random sequences of legal and illegal status changes, compared with a model that only uses the contract's rules.

const server = useServer();
let coach: string;
beforeAll(async () => {
  coach = await server.signIn('coach');
});

type Step =
  | { kind: 'skill'; status: StoredSkillStatus; comment: boolean }
  | { kind: 'outcome'; status: StoredOutcomeStatus; comment: boolean }
  | { kind: 'tick'; isCompleted: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('skill' as const),
    status: fc.constantFrom(...STORED_SKILL_STATUSES),
    comment: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('outcome' as const),
    status: fc.constantFrom(...STORED_OUTCOME_STATUSES),
    comment: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('tick' as const), isCompleted: fc.boolean() }),
);

type Model = { outcome: StoredOutcomeStatus; skill: StoredSkillStatus; ticked: boolean };
const NEEDS_COMMENT = { skill: ['On-hold', 'Cancelled'], outcome: ['Achieved', 'On-hold', 'Cancelled'] };

const isLegal = (model: Model, one: Step): boolean => {
  if (one.kind === 'tick') return one.isCompleted === model.ticked || tasksCanChange(model);
  const asks = NEEDS_COMMENT[one.kind].includes(one.status);
  if (asks && !one.comment) return false;
  if (one.kind === 'outcome') return mayBecomeOutcomeStatus(one.status, model.outcome);
  return outcomeIsOpen(model.outcome) && mayMoveSkill(model.skill, one.status);
};

it('the server accepts exactly the status changes the contract allows [B336 B338 B343 B344 B345]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { outcome, skill, task } = await addProgramme(server, DEMO_CHILDREN.arlo.id);
      const model: Model = { outcome: 'Planned', skill: 'Active', ticked: false };
      for (const [at, one] of steps.entries()) {
        // A different comment each time: repeating one does not count as a reason for another status.
        const comment = 'comment' in one && one.comment ? `Because ${at}` : '';
        const response =
          one.kind === 'tick'
            ? await server.call('PATCH', `task/status/${task.id}`, {
                token: coach,
                body: { isCompleted: one.isCompleted },
              })
            : await server.call('PUT', one.kind === 'skill' ? `milestone/${skill.id}` : `goal/${outcome.id}`, {
                token: coach,
                // Different notes make every step a change.
                body: { status: one.status, comment, ...(one.kind === 'skill' && { notes: String(Math.random()) }) },
              });
        const legal = isLegal(model, one);
        expect(response.status, `${JSON.stringify(model)} → ${JSON.stringify(one)}: ${response.text}`).toBe(
          legal ? 200 : 422,
        );
        if (!legal) continue;
        if (one.kind === 'tick') model.ticked = one.isCompleted;
        else if (one.kind === 'skill') model.skill = one.status;
        else model.outcome = one.status;
      }
      const { data } = (await server.call('GET', `goal/details/${outcome.id}`, { token: coach })).body;
      expect(data.status).toBe(model.outcome);
      expect(data.milestones[0]).toMatchObject({
        status: model.skill,
        isCompleted: shownSkillStatus(model.skill) === 'Mastered',
        tasks: [{ isCompleted: model.ticked }],
      });
    }),
    { numRuns: 25 },
  );
}, 120_000);
