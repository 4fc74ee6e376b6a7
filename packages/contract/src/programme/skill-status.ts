import { outcomeIsOpen, type StoredOutcomeStatus } from './outcome-status.ts';

// The skill's states as a machine: what may follow what, what each asks for and what it freezes.

export const SKILL_STATUSES = ['Active', 'Mastered', 'On-hold', 'Cancelled'] as const;
export type SkillStatus = (typeof SKILL_STATUSES)[number];

/** Words of older records, shown as Active. */
export const OLD_SKILL_STATUSES = ['Pending', 'Complete', 'In-progress'] as const;

export const STORED_SKILL_STATUSES = [...SKILL_STATUSES, ...OLD_SKILL_STATUSES] as const;
export type StoredSkillStatus = (typeof STORED_SKILL_STATUSES)[number];

export const SKILL_START: SkillStatus = 'Active';

const isCurrent = (status: StoredSkillStatus): status is SkillStatus =>
  (SKILL_STATUSES as readonly string[]).includes(status);

export const shownSkillStatus = (status: StoredSkillStatus): SkillStatus => (isCurrent(status) ? status : 'Active');

/** What a state may become. Mastered and cancelled skills are done with; only an active one is mastered. */
const MOVES: Record<SkillStatus, readonly SkillStatus[]> = {
  Active: ['Active', 'Mastered', 'On-hold', 'Cancelled'],
  'On-hold': ['On-hold', 'Active', 'Cancelled'],
  Cancelled: [],
  Mastered: [],
};
/** A skill is not born mastered: that is said of an active one, and asked back. */
const STARTS: readonly SkillStatus[] = ['Active', 'On-hold', 'Cancelled'];

export const mayMoveSkill = (from: StoredSkillStatus, to: StoredSkillStatus): boolean =>
  from === to ? MOVES[shownSkillStatus(from)].length > 0 : isCurrent(to) && MOVES[shownSkillStatus(from)].includes(to);
export const mayStartSkillAs = (status: StoredSkillStatus): boolean => isCurrent(status) && STARTS.includes(status);

export const skillNeedsComment = (status: StoredSkillStatus): boolean => {
  const shown = shownSkillStatus(status);
  return shown === 'Cancelled' || shown === 'On-hold';
};

/** Cancelled or mastered skills cannot be edited and take no new tasks. */
export const skillIsEditable = (status: StoredSkillStatus): boolean => MOVES[shownSkillStatus(status)].length > 0;

/** Reaching this status ends the skill, which asks what becomes of its open tasks. */
export const skillCloses = (status: StoredSkillStatus): boolean => {
  const shown = shownSkillStatus(status);
  return shown === 'Mastered' || shown === 'Cancelled';
};

/** The tasks of a mastered or cancelled skill are history: no edit, no tick, no removal. */
export const skillIsFrozen = skillCloses;

/** Where a skill or a task stands: both states above it matter. */
export type Standing = { outcome: StoredOutcomeStatus; skill: StoredSkillStatus };

export const skillCanChange = ({ outcome, skill }: Standing): boolean =>
  outcomeIsOpen(outcome) && skillIsEditable(skill);
export const skillTakesTasks = skillCanChange;
export const skillCanBeMastered = ({ outcome, skill }: Standing): boolean =>
  outcomeIsOpen(outcome) && mayMoveSkill(skill, 'Mastered');
export const skillCanBeDeleted = ({ outcome }: Pick<Standing, 'outcome'>): boolean => outcomeIsOpen(outcome);
export const tasksCanChange = ({ outcome, skill }: Standing): boolean =>
  outcomeIsOpen(outcome) && !skillIsFrozen(skill);

/** What starting the next skill came to. */
export const START_RESULTS = ['anotherActive', 'newActive', 'finished'] as const;
export type StartResult = (typeof START_RESULTS)[number];
