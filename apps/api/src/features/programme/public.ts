// What other slices may use of this one: the tables of the programme and where a record stands in it. The slices of
// outcomes, skills and tasks are built on it.
export { outcomes, type Settled } from './outcomes/tables.ts';
export { skills, skillTeam } from './skills/tables.ts';
export { findOutcomeStanding, findSkillWithin, lockSkillWithin, type SkillStanding } from './standing.queries.ts';
export { taskAssignees, taskResources, tasks } from './tasks/tables.ts';
export { requireUndoable } from './undoable.ts';
