// What other slices may use of this one.
export { loadSkills } from './load.ts';
export type { SkillScope } from './queries.ts';
