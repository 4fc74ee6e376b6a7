// The exports other slices may use: the tables of the programme and the position of a record in it. The slices of
// outcomes, skills and tasks are built on it.
export { outcomes, type Settled } from './outcomes/tables.ts';
export { skillCriteria, skillEvents, skillPhases } from './evidence/tables.ts';
export { skills, skillTeam } from './skills/tables.ts';
export { endTeamsOfClinician, endTeamsOfFamily, endTeamsOfPerson } from './skills/end-teams.ts';
export { closeTeams, isLive, reopenTeams, storeTeam, teamOf } from './skills/team.queries.ts';
export { isRestoring } from './restoring.ts';
export { resumedBy, skillChains } from './skill-chains.queries.ts';
export { findOutcomeStanding, findSkillWithin, lockSkillWithin, type SkillStanding } from './standing.queries.ts';
export { type BeforeTick, taskAssignees, taskResources, tasks } from './tasks/tables.ts';
export { requireUndoable } from './undoable.ts';
