import { wireNames } from '../kernel/wire.ts';
import { SKILL_NAMES } from '../skills/wire.ts';

/** An outcome is sent with its skills and their tasks. */
export const outcomesWire = wireNames({ ...SKILL_NAMES, outcomeType: 'typeOfGoal', skills: 'milestones' });
