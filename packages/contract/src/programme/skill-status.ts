import { outcomeIsOpen, type StoredOutcomeStatus } from './outcome-status.ts';

// State machine of a skill: allowed transitions, and the requirements and effects of each status.

export const SKILL_STATUSES = ['Active', 'Mastered', 'On-hold', 'Cancelled'] as const;
export type SkillStatus = (typeof SKILL_STATUSES)[number];

/** Legacy statuses, shown as Active. */
export const OLD_SKILL_STATUSES = ['Pending', 'Complete', 'In-progress'] as const;

export const STORED_SKILL_STATUSES = [...SKILL_STATUSES, ...OLD_SKILL_STATUSES] as const;
export type StoredSkillStatus = (typeof STORED_SKILL_STATUSES)[number];

export const SKILL_START: SkillStatus = 'Active';

const isCurrent = (status: StoredSkillStatus): status is SkillStatus =>
  (SKILL_STATUSES as readonly string[]).includes(status);

export const shownSkillStatus = (status: StoredSkillStatus): SkillStatus => (isCurrent(status) ? status : 'Active');

/** Allowed transitions. Mastered and Cancelled are final; only an active skill can be mastered. */
const MOVES: Record<SkillStatus, readonly SkillStatus[]> = {
  Active: ['Active', 'Mastered', 'On-hold', 'Cancelled'],
  'On-hold': ['On-hold', 'Active', 'Cancelled'],
  Cancelled: [],
  Mastered: [],
};
/** A new skill cannot start as Mastered, because only an active one is mastered, after a confirmation. */
const STARTS: readonly SkillStatus[] = ['Active', 'On-hold', 'Cancelled'];

export const mayMoveSkill = (from: StoredSkillStatus, to: StoredSkillStatus): boolean =>
  from === to ? MOVES[shownSkillStatus(from)].length > 0 : isCurrent(to) && MOVES[shownSkillStatus(from)].includes(to);
export const mayStartSkillAs = (status: StoredSkillStatus): boolean => isCurrent(status) && STARTS.includes(status);

export const skillNeedsComment = (status: StoredSkillStatus): boolean => {
  const shown = shownSkillStatus(status);
  return shown === 'Cancelled' || shown === 'On-hold';
};

/** Cancelled or mastered skills cannot be edited and accept no new tasks. */
export const skillIsEditable = (status: StoredSkillStatus): boolean => MOVES[shownSkillStatus(status)].length > 0;

/** Whether the status ends the skill, which requires a decision about its open tasks. */
export const skillCloses = (status: StoredSkillStatus): boolean => {
  const shown = shownSkillStatus(status);
  return shown === 'Mastered' || shown === 'Cancelled';
};

/** Tasks of a mastered or cancelled skill are read-only: they cannot be edited, ticked or deleted. */
export const skillIsFrozen = skillCloses;

/** The statuses that decide what can be done with a skill or a task. */
export type Standing = { outcome: StoredOutcomeStatus; skill: StoredSkillStatus };

export const skillCanChange = ({ outcome, skill }: Standing): boolean =>
  outcomeIsOpen(outcome) && skillIsEditable(skill);
export const skillTakesTasks = skillCanChange;
export const skillCanBeMastered = ({ outcome, skill }: Standing): boolean =>
  outcomeIsOpen(outcome) && mayMoveSkill(skill, 'Mastered');
export const skillCanBeDeleted = ({ outcome }: Pick<Standing, 'outcome'>): boolean => outcomeIsOpen(outcome);
export const tasksCanChange = ({ outcome, skill }: Standing): boolean =>
  outcomeIsOpen(outcome) && !skillIsFrozen(skill);

/** Results of starting the next skill. */
export const START_RESULTS = ['anotherActive', 'newActive', 'finished'] as const;
export type StartResult = (typeof START_RESULTS)[number];
