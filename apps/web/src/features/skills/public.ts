// Exports for other slices.
export { LazySkillDrawer } from './lazy-drawer.ts';
export { SkillDrawer } from './SkillDrawer.tsx';
export { SkillPanel } from './SkillPanel.tsx';
export { OUTCOME, SKILL } from './kind.ts';
export { SKILL_TONES } from './tones.ts';
export { type SkillHandlers, useSkillHandlers } from './use-skill-handlers.ts';
