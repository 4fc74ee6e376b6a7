import { maxLengthAt } from '../../../ui/form/max-length.ts';
import { bulkStatusBody } from '@amberway/contract/content/bulk';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { ARCHIVE_REASON_REQUIRED } from '@amberway/contract/content/types/video';
import { isBlank } from '@amberway/contract/kernel/visible';
import styles from '../widgets/widgets.module.css';

type Props = {
  count: number;
  noun: readonly [string, string];
  busy: boolean;
  onCancel: () => void;
  onReason: (reason: string) => Promise<unknown>;
};

/** The archive reason, one for all selected records. */
export const ReasonDialog = ({ count, noun, busy, onCancel, onReason }: Props) => {
  const id = useId();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = asked && isBlank(reason);
  const submit = async () => {
    setAsked(true);
    if (isBlank(reason)) return;
    await onReason(reason.trim());
  };
  return (
    <Modal
      open
      title={`Archive ${count} ${count === 1 ? noun[0] : noun[1]}`}
      okText="Archive"
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onCancel}
    >
      <label htmlFor={id}>Archive reason</label>
      <Input.TextArea
        id={id}
        autoFocus
        value={reason}
        maxLength={maxLengthAt(bulkStatusBody, ['archiveReason'])}
        autoSize={{ minRows: 3, maxRows: 8 }}
        status={missing ? 'error' : ''}
        aria-invalid={missing}
        onChange={(event) => setReason(event.target.value)}
      />
      {missing && (
        <p role="alert" className={styles['fault']}>
          {ARCHIVE_REASON_REQUIRED}
        </p>
      )}
    </Modal>
  );
};
