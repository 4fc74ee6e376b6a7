import { wireNames } from '../kernel/wire.ts';
import { TASK_NAMES } from '../tasks/wire.ts';

/** Includes the names of tasks, because a skill is sent with them. */
export const SKILL_NAMES = { ...TASK_NAMES, outcome: 'goal', skillType: 'milestoneType' } as const;

export const skillsWire = wireNames(SKILL_NAMES);
