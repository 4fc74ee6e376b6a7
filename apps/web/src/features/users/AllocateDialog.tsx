import { patchUser } from '@amberway/contract/users/endpoints';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { useNotices } from '../../ui/notices.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useAction } from '../../ui/use-action.ts';
import { BusinessUserSelect } from '../../ui/people/BusinessUserSelect.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

type Props = { row: UserListRow; onClose: () => void };

/** Assigns a success manager to an awaiting customer and activates them; choosing the manager is the only input. */
export const AllocateDialog = ({ row, onClose }: Props) => {
  const notices = useNotices();
  const offerUndo = useUndo();
  const params = { id: row._id };
  const back = useAction(patchUser, { invalidates: ['users'] });
  const { run, busy } = useAction(patchUser, {
    invalidates: ['users'],
    done: () => {
      const { userStatus, csmObject } = row;
      offerUndo(userTexts.updated, () => back.run({ params, body: { userStatus, csm: csmObject?._id ?? null } }));
    },
    failed: (error) => {
      notices.error(error);
      // No input to preserve: the list shows the customer's current state, and the user can allocate again.
      if (error instanceof ApiError && error.code === 'stale') onClose();
    },
  });
  const allocate = async (csm: string | null) => {
    if (csm && (await run({ params, body: { csm, userStatus: 'Active', version: row.version } }))) onClose();
  };
  return (
    <Dialog open title={`Allocate ${fullName(row)}`} onClose={onClose}>
      <label htmlFor="allocate-csm">Customer Success Manager</label>
      <BusinessUserSelect
        managersFirst
        id="allocate-csm"
        value={null}
        autoFocus
        defaultOpen
        disabled={busy}
        onChange={(csm) => void allocate(csm)}
      />
      <p>{`${fullName(row)} becomes active as soon as you choose someone.`}</p>
    </Dialog>
  );
};
