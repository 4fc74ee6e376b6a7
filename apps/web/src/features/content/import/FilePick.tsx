import { useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './import.module.css';

type Props = { label: string; busy: boolean; onFile: (file: File) => void };

/** The real file input lies over the whole zone, so that mouse, keyboard and drop all reach it. */
export const FilePick = ({ label, busy, onFile }: Props) => {
  const rule = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div
      className={styles['zone']}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="upload" size={22} />
      <p>
        <strong>Choose a file</strong> or drop it here
      </p>
      <p id={rule}>JSON or CSV, up to 5 MB and 1000 rows. Nothing is stored before you have seen the result.</p>
      <input
        ref={input}
        type="file"
        accept=".json,.csv"
        disabled={busy}
        aria-label={label}
        aria-describedby={rule}
        onChange={(event) => take(event.target.files)}
      />
    </div>
  );
};
