import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { can } from '@amberway/contract/kernel/permissions';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { nameOf } from './names.ts';
import { contentLabels } from './labels.ts';
import { useBin } from './use-bin.ts';

/** The viewer's permissions on records of this type, and the actions that need no form. */
export const useContentActions = (type: ContentType) => {
  const viewer = viewerOf(useMe());
  const bin = useBin(type);
  const copy = useCopy();
  const { area } = type;
  const { remove } = endpointsOf(type);
  return {
    may: {
      create: can(viewer, area, 'create'),
      edit: can(viewer, area, 'edit'),
      delete: remove !== undefined && area !== 'workshops' && can(viewer, area, 'delete'),
      import: can(viewer, 'content', 'import'),
      bulk: can(viewer, 'content', 'bulk'),
    },
    copyLink: (row: ContentRecord) => copy(String(row['externalDeepLink']), contentLabels.linkCopied),
    /** Asks first, for one record or for several; resolves to whether they were deleted. */
    remove: (...rows: readonly ContentRecord[]) =>
      bin.remove(rows.map((row) => ({ _id: row._id, name: nameOf(type, row) }))),
  };
};
