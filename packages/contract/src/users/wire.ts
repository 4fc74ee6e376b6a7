import { wireNames } from '../kernel/wire.ts';

export const usersWire = wireNames({ socialSkillAssessment: 'socialSkillAssesment' });
