import type { UserListRow } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import type { BulkAction } from '../../ui/list/columns.ts';
import type { useUserActions } from './use-user-actions.tsx';

type Bulk = BulkAction<UserListRow>;
type Actions = ReturnType<typeof useUserActions>;

const has =
  (...statuses: UserListRow['userStatus'][]) =>
  ({ userStatus }: UserListRow) =>
    statuses.includes(userStatus);

/** The actions on several users: those that fit the status of the selected ones. */
export const bulkOf = (actions: Actions, { gone, holds }: { gone: boolean; holds: boolean }): Bulk[] => {
  if (gone) return [{ key: 'restore', label: 'Restore', icon: 'restore', onRun: actions.restore }];
  return [
    {
      key: 'activate',
      label: userTexts.activate,
      icon: 'play',
      fits: has('Inactive', 'OnHold'),
      onRun: actions.activate,
    },
    ...(holds
      ? [{ key: 'hold', label: userTexts.putOnHold, icon: 'clock', fits: has('Active'), onRun: actions.hold } as const]
      : []),
    {
      key: 'deactivate',
      label: userTexts.deactivate,
      icon: 'pause',
      fits: has('Active', 'OnHold', 'Awaiting'),
      none: userTexts.selectToDeactivate,
      onRun: actions.deactivate,
    },
    {
      key: 'delete',
      label: userTexts.delete,
      icon: 'trash',
      danger: true,
      none: userTexts.selectToDelete,
      onRun: actions.remove,
    },
  ];
};
