import type { ReactNode } from 'react';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import styles from './page.module.css';
import { PATHS } from './paths.ts';

type Props = { tone: 'info' | 'warning' | 'danger'; icon?: keyof typeof PATHS; children: ReactNode };

/** A line about what goes on around the recording. Information, not an error, unless its tone says so. */
export const Strip = ({ tone, icon = 'cloudOff', children }: Props) => (
  <div className={styles['strip']} data-tone={tone}>
    <LineIcon path={PATHS[icon]} />
    <span>{children}</span>
  </div>
);
