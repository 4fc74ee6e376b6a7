import type { ReactNode } from 'react';
import { EmptyPicture } from './illustrations/pictures.tsx';
import styles from './EmptyState.module.css';

type Props = { title: string; children?: ReactNode; action?: ReactNode; small?: boolean };

/** Says why there is nothing, who acts next, and offers the one action. */
export const EmptyState = ({ title, children, action, small = false }: Props) => (
  <div className={styles['empty']}>
    <EmptyPicture width={small ? 120 : 200} />
    <p className={styles['title']}>{title}</p>
    {children && <p>{children}</p>}
    {action}
  </div>
);
