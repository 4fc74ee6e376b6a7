// What other slices may use of this one. Nothing here may know of tasks: they stand on skills.
export { loadSkills } from './load.ts';
export { findSkillWithin, lockSkillWithin, type SkillScope, type SkillStanding } from './queries.ts';
export { skills } from './tables.ts';
