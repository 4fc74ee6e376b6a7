// The exports other slices may use.
export { whereItWorks } from './graph/load.ts';
export { loadSkills } from './load.ts';
export type { SkillScope } from './queries.ts';
