import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { uploadClientFile } from '@amberway/contract/client-files/endpoints';
import { clientFileTexts, uploadedNoticeDelay } from '@amberway/contract/client-files/texts';
import { invalidateSlice } from '../../kernel/queries/summaries.ts';
import { uploadTo } from '../../kernel/upload.ts';
import { acceptOf, ruleText } from '../../ui/files/check-file.ts';
import { Field } from '../../ui/form/Field.tsx';
import { StorageMeter } from '../../ui/files/StorageMeter.tsx';
import { DropZone } from '../../ui/files/DropZone.tsx';
import { UploadRow } from '../../ui/files/UploadRow.tsx';
import { useUploads } from '../../ui/files/use-uploads.ts';
import { useNotices } from '../../ui/notices.ts';
import { fullName } from '../../ui/people/full-name.ts';
import styles from './client-files.module.css';
import { CLIENT_FILES_SLICE } from './queries.ts';
import { clientFileLabels as labels } from './labels.ts';
import { Select } from '../../ui/select/Select.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { focusFirstWrongSoon } from '../../ui/kit/first-wrong.ts';

type Child = { _id: string; firstName: string; lastName: string };
type Props = {
  open: boolean;
  onClose: () => void;
  clientId: string;
  /** The child shown on the page; null when all are shown and one must be chosen. */
  member: Child | null;
  family: readonly Child[];
};

/** 'Uploaded successfully.' is delayed for larger files, and cancelled when the page is left before. */
const useUploadedNotice = () => {
  const notices = useNotices();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => all.forEach(clearTimeout);
  }, []);
  return (bytes: number) =>
    void timers.current.add(setTimeout(() => notices.success(clientFileTexts.uploaded), uploadedNoticeDelay(bytes)));
};

/** Uploads files about one child. Uploads continue while the dialog is closed, and stop when the page is left. */
export const UploadDialog = ({ open, onClose, clientId, member, family }: Props) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const notices = useNotices();
  const showUploaded = useUploadedNotice();
  const [picked, setPicked] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const child = picked ?? member?._id ?? null;
  // The child of each file is fixed when the file is chosen; a retry must not use a later choice.
  const about = useRef(new Map<File, string>());
  const { items, add, cancel, retry } = useUploads({
    purpose: 'clientFile',
    clientId,
    failure: clientFileTexts.uploadFailed,
    send: (file, options, idempotencyKey) =>
      uploadTo(
        uploadClientFile,
        { params: { clientId }, fields: { member: about.current.get(file) ?? '' }, idempotencyKey },
        file,
        options,
      ),
    onUploaded: (_, file) => {
      void invalidateSlice(client, CLIENT_FILES_SLICE);
      about.current.delete(file);
      showUploaded(file.size);
    },
    onStopped: (files) => notices.error(new Error(labels.stopped(files.map(({ name }) => name)))),
  });
  const take = (files: File[]) => {
    setMissing(child === null);
    if (!child) {
      focusFirstWrongSoon(box.current);
      return;
    }
    for (const file of files) about.current.set(file, child);
    add(files);
  };
  const close = () => {
    // The next opening starts with the child of the page.
    setPicked(null);
    setMissing(false);
    onClose();
  };
  const busy = items.some(({ state }) => state === 'sending');
  return (
    <Dialog
      open={open}
      title={labels.upload}
      onClose={close}
      footer={<Button onClick={close}>{busy ? labels.sendOn : 'Close'}</Button>}
    >
      <div ref={box} className={styles['upload']}>
        <Field label={labels.child} error={missing && <span role="alert">{clientFileTexts.chooseChild}</span>}>
          <Select
            value={child}
            placeholder="Select"
            onChange={(next) => {
              setPicked(next);
              setMissing(false);
            }}
            options={family.map((one) => ({ value: one._id, label: fullName(one) }))}
          />
        </Field>
        <DropZone id={`${id}-file`} label={labels.upload} accept={acceptOf('clientFile')} several onFiles={take}>
          {ruleText('clientFile')}
        </DropZone>
        <StorageMeter clientId={clientId} />
        <div className={styles['sending']}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} onCancel={() => cancel(item.id)} onRetry={() => retry(item)} />
          ))}
        </div>
      </div>
    </Dialog>
  );
};
