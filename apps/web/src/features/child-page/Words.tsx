import type { ReactNode } from 'react';
import { Avatar, type Person } from '../../ui/Avatar.tsx';
import { SaidTime } from '../../ui/SaidTime.tsx';
import styles from './words.module.css';

type Props = { from: Person; text: string; at: string; before?: string; children?: ReactNode };

/** What somebody of the family wrote, with face, name and time. */
export const Words = ({ from, text, at, before = '', children }: Props) => (
  <div className={styles['words']}>
    <Avatar person={from} size={24} />
    <div>
      <blockquote>{`“${text}”`}</blockquote>
      <p>
        {`${from.firstName}, ${before}`}
        <SaidTime at={at} plain />
      </p>
      {children}
    </div>
  </div>
);
