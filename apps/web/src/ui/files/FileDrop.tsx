import { type ReactNode, Suspense, useId, useState } from 'react';
import { uploadedNotice, type UploadPurpose } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { useNotices } from '../notices.ts';
import { acceptOf, refusalOf, ruleText } from './check-file.ts';
import styles from './FileDrop.module.css';
import { DropZone } from './DropZone.tsx';
import type { FileValue } from './file-value.ts';
import { StoredFile } from './StoredFile.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './use-uploads.ts';
import { loadable } from '../../kernel/loadable.tsx';

const CropDialog = loadable(async () => (await import('./CropDialog.tsx')).CropDialog);

/** Shown when a read-only form has no file. */
const NONE = 'None';

type Props = {
  /** 'Thumbnail': the accessible name of the control. */
  label: string;
  purpose: UploadPurpose;
  value?: readonly FileValue[] | undefined;
  onChange?: ((files: readonly FileValue[]) => void) | undefined;
  /** One file replaces the previous one; several are added. */
  several?: boolean;
  /** Another file can be chosen while there is one and replaces it; of several at once the last is used. */
  replaces?: boolean;
  /** Pictures are cropped to this shape before they are sent. */
  crop?: { aspect: number; round?: boolean };
  hint?: ReactNode;
  disabled?: boolean;
  /** The notice of a failed upload. */
  failure?: string;
  /** The upload is one step of a change that has its own notice. */
  quiet?: boolean;
  id?: string;
};

/** Drop or pick files. The rule is shown and checked before anything is sent. Works alone or as a form field. */
export const FileDrop = ({
  label,
  purpose,
  value = [],
  onChange,
  several = false,
  replaces = false,
  crop,
  hint,
  disabled,
  failure,
  quiet = false,
  id,
}: Props) => {
  const own = useId();
  const [cropping, setCropping] = useState<File | null>(null);
  const notices = useNotices();
  const { items, add, cancel, retry } = useUploads({
    purpose,
    failure,
    onUploaded: (file) => {
      onChange?.(several ? [...value, file] : [file]);
      if (!quiet) notices.success(uploadedNotice(purpose));
    },
  });
  const remove = (file: FileValue) => {
    onChange?.(value.filter((other) => other !== file));
    notices.success(uploadTexts.fileRemoved);
  };
  const take = (files: readonly File[]) => {
    const chosen = several ? files : replaces ? files.slice(-1) : files.slice(0, 1);
    // One message at a time: what was refused before makes room for what is chosen now.
    if (!several) for (const { id: earlier, state } of items) if (replaces || state === 'refused') cancel(earlier);
    const [first] = chosen;
    // A file that will be rejected need not be cropped.
    if (crop && first?.type.startsWith('image/') && !refusalOf(first, purpose)) setCropping(first);
    else add(chosen);
  };
  const full = !several && !replaces && (value.length > 0 || items.some(({ state }) => state !== 'refused'));

  return (
    <div className={styles['drop']}>
      {value.map((file) => (
        <StoredFile key={file.public_url} file={file} onRemove={disabled ? undefined : () => remove(file)} />
      ))}
      {items.map((item) => (
        <UploadRow key={item.id} item={item} onCancel={() => cancel(item.id)} onRetry={() => retry(item)} />
      ))}
      {disabled && value.length === 0 && items.length === 0 && <p className={styles['none']}>{NONE}</p>}
      {!disabled && !full && (
        <DropZone id={id ?? own} label={label} accept={acceptOf(purpose)} several={several} onFiles={take}>
          {hint ?? ruleText(purpose)}
        </DropZone>
      )}
      {cropping && crop && (
        <Suspense>
          <CropDialog
            file={cropping}
            aspect={crop.aspect}
            round={crop.round ?? false}
            onCancel={() => setCropping(null)}
            onDone={(file) => {
              setCropping(null);
              add([file]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
