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
  onChange?: (address: string | null) => void;
  /** What the file was called when it came; its address holds a plainer name. */
  storedName?: string | null | undefined;
  /** Shows the picture itself above its line. */
  picture?: boolean;
  failure?: string;
};

/** The address ends with the file's name. */
const nameIn = (address: string) => decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) ?? address);

/** One file as a form's field, held by its address. */
export const OneFile = ({ label, purpose, id, value, onChange, storedName, picture = false, failure }: Props) => {
  const [sent, setSent] = useState<FileValue | null>(null);
  const [first] = useState(value);
  const kept: FileValue | null = value
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
        value={kept ? [kept] : []}
        onChange={(files) => {
          setSent(files[0] ?? null);
          onChange?.(files[0]?.public_url ?? null);
        }}
      />
    </div>
  );
};
