import { useState } from 'react';
import type { UploadPurpose } from '@amberway/contract/uploads/rules';
import { fileSrc } from '../../kernel/file-src.ts';
import styles from './FileDrop.module.css';
import { FileDrop } from './FileDrop.tsx';
import type { FileValue } from './file-value.ts';

type Props = {
  label: string;
  purpose: UploadPurpose;
  id?: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
  /** The original file name; the URL contains a simplified one. */
  storedName?: string | null | undefined;
  /** Shows the picture above its row. */
  picture?: boolean;
  failure?: string;
};

/** The URL ends with the file's name. */
const nameIn = (url: string) => decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? url);

/** One file as a form field whose value is its URL. */
export const OneFile = ({ label, purpose, id, value, onChange, storedName, picture = false, failure }: Props) => {
  const [sent, setSent] = useState<FileValue | null>(null);
  const [first] = useState(value);
  const current: FileValue | null = value
    ? sent?.public_url === value
      ? sent
      : { public_url: value, fileName: (value === first && storedName) || nameIn(value) }
    : null;
  return (
    <div className={styles['one']}>
      {picture && value && <img src={fileSrc(value, 400)} alt={label} />}
      <FileDrop
        {...(id === undefined ? {} : { id })}
        {...(failure === undefined ? {} : { failure })}
        label={label}
        purpose={purpose}
        value={current ? [current] : []}
        onChange={(files) => {
          setSent(files[0] ?? null);
          onChange?.(files[0]?.public_url ?? null);
        }}
      />
    </div>
  );
};
