import { can, type Viewer } from '../kernel/permissions.ts';
import { outcomeTakesSkills, type StoredOutcomeStatus } from '../programme/outcome-status.ts';

/** Which buttons the viewer sees on an outcome. The server asks the same. */
export const outcomeActions = (viewer: Viewer, { status }: { status: StoredOutcomeStatus }) => ({
  edit: can(viewer, 'outcomes', 'edit'),
  addSkill: can(viewer, 'skills', 'create') && outcomeTakesSkills(status),
});
