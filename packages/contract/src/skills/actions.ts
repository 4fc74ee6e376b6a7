import { can, type Viewer } from '../kernel/permissions.ts';
import { outcomeIsOpen } from '../programme/outcome-status.ts';
import {
  skillCanBeDeleted,
  skillCanBeMastered,
  skillCanChange,
  skillTakesTasks,
  type Standing,
} from '../programme/skill-status.ts';

/** Which actions the viewer has on a skill. The server checks the same permissions. */
export const skillActions = (viewer: Viewer, at: Standing) => ({
  /** The panel of a skill in a cancelled outcome is disabled. */
  open: outcomeIsOpen(at.outcome),
  edit: can(viewer, 'skills', 'edit') && skillCanChange(at),
  master: can(viewer, 'skills', 'edit') && skillCanBeMastered(at),
  delete: can(viewer, 'skills', 'delete') && skillCanBeDeleted(at),
  addTask: can(viewer, 'tasks', 'create') && skillTakesTasks(at),
});
