import { isFamilyType, SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { useCallback } from 'react';
import { generatePath, useLocation, useNavigate } from '../../kernel/router.ts';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';

import type { UserListRow } from '@amberway/contract/users/schemas';
import { useCanAll } from '../../kernel/queries/me.ts';
import { personPath } from '../../kernel/person-segment.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import type { RowAction } from '../../ui/list/columns.ts';

type Handlers = { restore: (row: UserListRow) => void; allocate: (row: UserListRow) => void };
type Action = RowAction<UserListRow>;

/** The actions on one user, by the viewer's permissions. */
export const useRowActions = (place: RecordPlace, { restore, allocate }: Handlers) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayEdit = useCanAll('users', 'edit');
  const mayOpenAll = useCanAll('actAs', 'start');
  return useCallback(
    (row: UserListRow): Action[] => {
      const gone = row.userStatus === 'Deleted';
      const view: Action = { key: 'view', label: 'View', icon: 'eye', onRun: () => place.show('View', row._id) };
      const edit: Action = { key: 'edit', label: 'Edit', icon: 'edit', onRun: () => place.show('Edit', row._id) };
      const bringBack: Action = { key: 'restore', label: 'Restore', icon: 'restore', onRun: restore };
      const waits = row.userStatus === 'Awaiting';
      const allocateAction: Action = {
        key: 'allocate',
        label: waits ? 'Allocate' : 'Change coach',
        icon: 'person',
        onRun: allocate,
      };
      // Only the list that shows a family's team changes it; families that wait are allocated from any list.
      const hasTeam = row.children !== undefined && SIGN_IN_STATUSES.includes(row.userStatus);
      const mayGetCoach = mayEdit && isFamilyType(row.type) && (waits || hasTeam);
      const open: Action = {
        key: 'open',
        label: 'Open customer',
        icon: 'expand',
        // Viewers who may open any family enter its view directly; others get its page, which shows whether they may.
        onRun: () =>
          mayOpenAll
            ? navigate(generatePath(SWITCH_ROUTES.customer, { customerId: row._id }), {
                state: { from: `${pathname}${search}` },
              })
            : navigate(personPath('customer', row._id)),
      };
      return [
        // A pending allocation comes first.
        ...(mayGetCoach && waits ? [allocateAction] : []),
        view,
        ...(mayEdit ? [edit] : []),
        ...(mayGetCoach && !waits ? [allocateAction] : []),
        ...(isFamilyType(row.type) && !gone ? [open] : []),
        ...(mayEdit && gone ? [bringBack] : []),
      ];
    },
    [navigate, pathname, search, mayEdit, mayOpenAll, place, restore, allocate],
  );
};
