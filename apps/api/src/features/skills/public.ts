// The exports other slices may use.
export { loadSkills } from './load.ts';
export type { SkillScope } from './queries.ts';
