import { wireNames } from '../kernel/wire.ts';

export const assessmentWire = wireNames({ socialSkillAssessment: 'socialSkillAssesment' });
