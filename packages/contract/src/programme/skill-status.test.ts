import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeActions } from '../outcomes/actions.ts';
import {
  OLD_OUTCOME_STATUSES,
  OUTCOME_SECTIONS,
  OUTCOME_STATUSES,
  outcomeNeedsComment,
  outcomeTakesSkills,
  shownOutcomeStatus,
  STORED_OUTCOME_STATUSES,
} from './outcome-status.ts';
import { skillActions } from '../skills/actions.ts';
import {
  mayMoveSkill,
  mayStartSkillAs,
  OLD_SKILL_STATUSES,
  SKILL_STATUSES,
  skillNeedsComment,
  shownSkillStatus,
  STORED_SKILL_STATUSES,
  tasksCanChange,
} from './skill-status.ts';

const coach = { role: 'BusinessUser' } as const;
const admin = { role: 'Administrator' } as const;
const parent = { role: 'Customer' } as const;
const anySkill = fc.constantFrom(...STORED_SKILL_STATUSES);
const anyOutcome = fc.constantFrom(...STORED_OUTCOME_STATUSES);

describe('outcome statuses', () => {
  it('there are five outcome statuses, in sections of this order [B090 B203 T052 T053 T054 T055 T056 T057]', () => {
    expect(OUTCOME_STATUSES.toSorted()).toEqual(['Achieved', 'Cancelled', 'In-progress', 'On-hold', 'Planned']);
    expect(OUTCOME_SECTIONS.map(({ title }) => title)).toEqual([
      'Achieved',
      'In-Progress',
      'Planned',
      'On-hold',
      'Cancelled',
    ]);
    expect(OUTCOME_SECTIONS.map(({ status }) => status).toSorted()).toEqual(OUTCOME_STATUSES.toSorted());
  });

  it('an Active, Pending or Complete outcome is shown as Planned [B337]', () => {
    expect(OLD_OUTCOME_STATUSES.map(shownOutcomeStatus)).toEqual(['Planned', 'Planned', 'Planned']);
    for (const status of OUTCOME_STATUSES) expect(shownOutcomeStatus(status)).toBe(status);
  });

  it('a Cancelled, On-hold or Achieved outcome requires a comment and hides Add Skill [B338 B340]', () => {
    const closed = ['Achieved', 'On-hold', 'Cancelled'];
    for (const status of STORED_OUTCOME_STATUSES) {
      expect(outcomeNeedsComment(status), status).toBe(closed.includes(status));
      expect(outcomeTakesSkills(status), status).toBe(!closed.includes(status));
      expect(outcomeActions(coach, { status }).addSkill, status).toBe(!closed.includes(status));
      for (const viewer of [admin, parent])
        expect(outcomeActions(viewer, { status })).toEqual({ edit: false, addSkill: false });
    }
  });
});

describe('skill statuses', () => {
  it('a skill has four statuses; Pending, Complete and In-progress are Active [B092 B342 T061 T062 T063 T064]', () => {
    expect(SKILL_STATUSES.toSorted()).toEqual(['Active', 'Cancelled', 'Mastered', 'On-hold']);
    expect(OLD_SKILL_STATUSES.map(shownSkillStatus)).toEqual(['Active', 'Active', 'Active']);
  });

  it('a Cancelled or On-hold skill requires a comment [B343]', () => {
    expect(STORED_SKILL_STATUSES.filter(skillNeedsComment).toSorted()).toEqual(['Cancelled', 'On-hold']);
  });

  it('only an active skill can be mastered, and a new skill cannot start as mastered [B348]', () => {
    expect(STORED_SKILL_STATUSES.filter((from) => mayMoveSkill(from, 'Mastered')).map(shownSkillStatus)).toEqual(
      Array.from({ length: 4 }, () => 'Active'),
    );
    expect(mayStartSkillAs('Mastered')).toBe(false);
  });

  it('no transition leaves Mastered or Cancelled, or leads to a legacy status', () => {
    fc.assert(
      fc.property(anySkill, fc.array(anySkill, { maxLength: 12 }), (start, wishes) => {
        let status = start;
        for (const wish of wishes) {
          const allowed = mayMoveSkill(status, wish);
          const shown = shownSkillStatus(status);
          if (shown === 'Mastered' || shown === 'Cancelled') expect(allowed).toBe(false);
          if (wish !== status && (OLD_SKILL_STATUSES as readonly string[]).includes(wish)) expect(allowed).toBe(false);
          if (allowed) status = wish;
        }
      }),
    );
  });

  it('a mastered or cancelled skill hides Edit and Add Task [B339 B344 B345]', () => {
    fc.assert(
      fc.property(anyOutcome, anySkill, (outcome, skill) => {
        const actions = skillActions(coach, { outcome, skill });
        const shown = shownSkillStatus(skill);
        const done = shown === 'Mastered' || shown === 'Cancelled';
        const open = shownOutcomeStatus(outcome) !== 'Cancelled';
        expect(actions).toEqual({
          open,
          edit: open && !done,
          master: open && shown === 'Active',
          delete: open,
          addTask: open && !done,
        });
        expect(tasksCanChange({ outcome, skill })).toBe(open && !done);
        expect(skillActions(admin, { outcome, skill })).toMatchObject({ edit: false, delete: false, addTask: false });
        expect(skillActions(parent, { outcome, skill })).toMatchObject({
          edit: false,
          master: false,
          delete: false,
          addTask: open && !done,
        });
      }),
    );
  });
});
