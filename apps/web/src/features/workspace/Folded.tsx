import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLayout } from '../../ui/layout.ts';
import styles from './folded.module.css';

type Props = { title: string; className?: string | undefined; children: ReactNode };

/** What stands behind one row until it is opened. */
export const Fold = ({ title, className, children }: Props) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles['folded']}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {title}
        <Icon name="chevronDown" size={20} />
      </button>
      <div id={id} className={className} hidden={!open}>
        {children}
      </div>
    </div>
  );
};

/** Cards that a phone shows behind one row: what waits for today stays within three screens. */
export const Folded = (props: Props) => {
  const { mobile } = useLayout();
  return mobile ? <Fold {...props} /> : <div className={props.className}>{props.children}</div>;
};
