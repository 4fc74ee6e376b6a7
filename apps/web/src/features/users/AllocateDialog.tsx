import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { patchUser } from '@amberway/contract/users/endpoints';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { useUndo } from '../../ui/confirm/use-undo.tsx';
import { useNotices } from '../../ui/notices.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { BusinessUserSelect } from '../../ui/people/BusinessUserSelect.tsx';

type Props = { row: UserListRow; onClose: () => void };

/** Gives a waiting customer a success manager and makes them active: choosing is all there is to do. */
export const AllocateDialog = ({ row, onClose }: Props) => {
  const client = useQueryClient();
  const notices = useNotices();
  const offerUndo = useUndo();
  const [saving, setSaving] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['users'] });
  const back = async () => {
    const { userStatus, csmObject } = row;
    await call(patchUser, { params: { id: row._id }, body: { userStatus, csm: csmObject?._id ?? null } });
    await refresh();
  };
  const allocate = async (csm: string | null) => {
    if (!csm) return;
    setSaving(true);
    try {
      await call(patchUser, { params: { id: row._id }, body: { csm, userStatus: 'Active', version: row.version } });
      await refresh();
      offerUndo(userTexts.updated, back);
      onClose();
    } catch (error) {
      notices.error(error);
      setSaving(false);
      if (!(error instanceof ApiError && error.code === 'stale')) return;
      // Nothing was typed: the list shows the customer as they are now, and allocating again starts from there.
      await refresh();
      onClose();
    }
  };
  return (
    <Modal open title={`Allocate ${fullName(row)}`} footer={null} onCancel={onClose} destroyOnHidden>
      <label htmlFor="allocate-csm">Customer Success Manager</label>
      <BusinessUserSelect
        managersFirst
        id="allocate-csm"
        value={null}
        autoFocus
        defaultOpen
        disabled={saving}
        onChange={(csm) => void allocate(csm)}
      />
      <p>{`${fullName(row)} becomes active as soon as you choose someone.`}</p>
    </Modal>
  );
};
