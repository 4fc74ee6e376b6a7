import { wireNames } from '../kernel/wire.ts';
import { TASK_NAMES } from '../tasks/wire.ts';

/** A skill is sent with its tasks. */
export const SKILL_NAMES = { ...TASK_NAMES, outcome: 'goal', skillType: 'milestoneType' } as const;

export const skillsWire = wireNames(SKILL_NAMES);
