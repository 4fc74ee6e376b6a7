import { isAdministrator } from '../kernel/roles.ts';
import { can, type Viewer } from '../kernel/permissions.ts';

type OfLink = { createdBy: string };

/** Administrators alone put a link before everyone. */
export const mayMarkGlobal = (viewer: Viewer): boolean => isAdministrator(viewer);

/** Anyone adds quick links; only their creator stars, edits and deletes them. */
export const quickLinkActions = (viewer: Viewer & { id: string }, link: OfLink) => {
  const own = can(viewer, 'quickLinks', 'write') && link.createdBy === viewer.id;
  return { star: own, edit: own, delete: own, markGlobal: own && mayMarkGlobal(viewer) };
};
