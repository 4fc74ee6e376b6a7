// Exports for other slices.
export { OUTCOME } from '../skills/public.ts';
export { OutcomeModal } from './OutcomeModal.tsx';
export { outcomeQuery } from './queries.ts';
export { SkillProgress } from './SkillProgress.tsx';
export { OUTCOME_TONES } from './tones.ts';
