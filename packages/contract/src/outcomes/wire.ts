import { wireNames } from '../kernel/wire.ts';
import { SKILL_NAMES } from '../skills/wire.ts';

/** Includes the names of skills and tasks, because an outcome is sent with them. */
export const outcomesWire = wireNames({ ...SKILL_NAMES, outcomeType: 'typeOfGoal', skills: 'milestones' });
