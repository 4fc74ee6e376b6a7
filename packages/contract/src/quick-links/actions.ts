import { isAdministrator } from '../kernel/roles.ts';
import { can, type Viewer } from '../kernel/permissions.ts';

type OfLink = { createdBy: string };

/** Only administrators can show a link to everyone. */
export const mayMarkGlobal = (viewer: Viewer): boolean => isAdministrator(viewer);

/** Anyone can add quick links; only the creator can star, edit and delete them. */
export const quickLinkActions = (viewer: Viewer & { id: string }, link: OfLink) => {
  const own = can(viewer, 'quickLinks', 'write') && link.createdBy === viewer.id;
  return { star: own, edit: own, delete: own, markGlobal: own && mayMarkGlobal(viewer) };
};
