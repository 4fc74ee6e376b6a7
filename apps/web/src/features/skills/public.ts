// Exports for other slices.
export { graphLabels } from './graph/labels.ts';
export { generalisationQuery } from './graph/queries.ts';
export { graphHref } from './graph/url.ts';
export { LazySkillDrawer } from './lazy-drawer.ts';
export { SkillDrawer } from './SkillDrawer.tsx';
export { SkillPanel } from './SkillPanel.tsx';
export { OUTCOME, SKILL } from './kind.ts';
export { SKILL_TONES } from './tones.ts';
export { type SkillHandlers, useSkillHandlers } from './use-skill-handlers.ts';
