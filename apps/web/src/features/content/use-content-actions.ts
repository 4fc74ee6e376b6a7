import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { can } from '@amberway/contract/kernel/permissions';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { useAction } from '../../ui/use-action.ts';
import { nameOf } from './names.ts';
import { CONTENT_SLICE } from './slice.ts';
import { contentLabels } from './labels.ts';

/** The viewer's permissions on records of this type, and the actions that need no form. */
export const useContentActions = (type: ContentType) => {
  const viewer = viewerOf(useMe());
  const confirmDelete = useDelete();
  const copy = useCopy();
  const { area } = type;
  const { remove } = endpointsOf(type);
  const action = useAction(remove as EndpointSpec, { invalidates: [CONTENT_SLICE] });
  // The declaration decides whether the id is in the path or in the query, which the types cannot express.
  const run = action.run as (input: object) => Promise<object | undefined>;
  return {
    may: {
      create: can(viewer, area, 'create'),
      edit: can(viewer, area, 'edit'),
      delete: remove !== undefined && area !== 'workshops' && can(viewer, area, 'delete'),
      import: can(viewer, 'content', 'import'),
      bulk: can(viewer, 'content', 'bulk'),
    },
    copyLink: (row: ContentRecord) => copy(String(row['externalDeepLink']), contentLabels.linkCopied),
    remove: (row: ContentRecord) =>
      confirmDelete({
        noun: type.noun[0],
        name: nameOf(type, row),
        done: type.messages.deleted,
        onYes: () => run(type.wire.remove === 'path' ? { params: { id: row._id } } : { query: { id: row._id } }),
      }),
  };
};
