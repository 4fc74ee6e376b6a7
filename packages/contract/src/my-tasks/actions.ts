import { can, type Viewer } from '../kernel/permissions.ts';
import type { Role } from '../kernel/roles.ts';

/** The widget belongs to the workspace of one role; its buttons are disabled for viewers of another role. */
export const mayUseMyTasks = (viewer: Viewer, widgetRole: Role): boolean =>
  viewer.role === widgetRole && can(viewer, 'myTasks', 'write');
