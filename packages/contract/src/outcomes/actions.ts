import { can, type Viewer } from '../kernel/permissions.ts';
import { outcomeTakesSkills, type StoredOutcomeStatus } from '../programme/outcome-status.ts';

/** Which actions the viewer has on an outcome. The server checks the same permissions. */
export const outcomeActions = (viewer: Viewer, { status }: { status: StoredOutcomeStatus }) => ({
  edit: can(viewer, 'outcomes', 'edit'),
  addSkill: can(viewer, 'skills', 'create') && outcomeTakesSkills(status),
});
