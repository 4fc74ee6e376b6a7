// Exports for other slices.
export { LazySkillDrawer } from './lazy-drawer.ts';
export { SkillDrawer } from './SkillDrawer.tsx';
export { SkillPanel } from './SkillPanel.tsx';
export { SKILL } from './kind.ts';
export { type SkillHandlers, useSkillHandlers } from './use-skill-handlers.ts';
