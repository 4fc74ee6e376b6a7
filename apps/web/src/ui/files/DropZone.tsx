import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './FileDrop.module.css';

type Props = {
  id: string;
  label: string;
  /** The file types, as in an input's `accept`. */
  accept: string;
  several?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** The real file input covers the whole zone: one target for mouse, keyboard, drop and screen reader. */
export const DropZone = ({ id, label, accept, several = false, disabled = false, onFiles, children }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
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
      onDrop={onDrop}
    >
      <Icon name="upload" size={22} />
      <p>
        <strong>{several ? 'Choose files' : 'Choose a file'}</strong> or drop {several ? 'them' : 'it'} here
      </p>
      <p id={`${id}-rule`} className={styles['rule']}>
        {children}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={several}
        disabled={disabled}
        aria-label={label}
        aria-describedby={`${id}-rule`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          if (input.current) input.current.value = '';
        }}
      />
    </div>
  );
};
