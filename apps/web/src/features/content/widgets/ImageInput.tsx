import { fileSrc } from '../../../kernel/file-src.ts';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import type { FileValue } from '../../../ui/files/file-value.ts';
import styles from './widgets.module.css';

type Props = {
  label: string;
  id?: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
  onPicked?: (file: FileValue | null) => void;
  disabled: boolean;
};

/** The URL ends with the file's name. */
const nameIn = (url: string) => decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? url);

/** One picture, stored by its URL and shown at the size in which the product shows it. */
export const ImageInput = ({ label, id, value, onChange, onPicked, disabled }: Props) => (
  <div className={styles['image']}>
    {value && <img src={fileSrc(value, 400)} alt={label} />}
    <FileDrop
      {...(id === undefined ? {} : { id })}
      label={label}
      purpose="thumbnail"
      disabled={disabled}
      value={value ? [{ public_url: value, fileName: nameIn(value) }] : []}
      onChange={(files) => {
        onChange?.(files[0]?.public_url ?? null);
        onPicked?.(files[0] ?? null);
      }}
    />
  </div>
);
