import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLayout } from '../../ui/layout.ts';
import styles from './folded.module.css';
import today from './today.module.css';

/** A part of today's card; on a phone its rows stand behind the number. */
export const Part = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => {
  const { mobile } = useLayout();
  const [open, setOpen] = useState(false);
  const id = useId();
  const text = `${title} (${count})`;
  if (!mobile) {
    return (
      <>
        <h3 className={today['part']}>{text}</h3>
        {children}
      </>
    );
  }
  return (
    <>
      <h3 className={styles['part']}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {text}
          <Icon name="chevronDown" size={20} />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </>
  );
};
