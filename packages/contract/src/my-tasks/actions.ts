import { can, type Viewer } from '../kernel/permissions.ts';
import type { Role } from '../kernel/roles.ts';

/** The widget belongs to a role's workspace; to a viewer of another role its buttons are disabled. */
export const mayUseMyTasks = (viewer: Viewer, widgetRole: Role): boolean =>
  viewer.role === widgetRole && can(viewer, 'myTasks', 'write');
