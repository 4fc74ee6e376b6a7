import { Field } from '../../../ui/form/Field.tsx';
import { maxLengthAt } from '../../../ui/form/max-length.ts';
import { bulkStatusBody } from '@amberway/contract/content/bulk';
import { useState } from 'react';
import { ARCHIVE_REASON_REQUIRED } from '@amberway/contract/content/types/video';
import { isBlank } from '@amberway/contract/kernel/visible';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { Dialog, DialogButtons } from '../../../ui/kit/Dialog.tsx';

type Props = {
  count: number;
  noun: readonly [string, string];
  busy: boolean;
  onCancel: () => void;
  onReason: (reason: string) => Promise<unknown>;
};

/** The archive reason, one for all selected records. */
export const ReasonDialog = ({ count, noun, busy, onCancel, onReason }: Props) => {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = asked && isBlank(reason);
  const submit = async () => {
    setAsked(true);
    if (isBlank(reason)) return;
    await onReason(reason.trim());
  };
  return (
    <Dialog
      open
      title={`Archive ${count} ${count === 1 ? noun[0] : noun[1]}`}
      onClose={onCancel}
      footer={<DialogButtons confirm="Archive" busy={busy} onConfirm={() => void submit()} onCancel={onCancel} />}
    >
      <Field label="Archive reason" error={missing && <span role="alert">{ARCHIVE_REASON_REQUIRED}</span>}>
        <TextArea
          autoFocus
          value={reason}
          maxLength={maxLengthAt(bulkStatusBody, ['archiveReason'])}
          rows={3}
          maxRows={8}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
};
