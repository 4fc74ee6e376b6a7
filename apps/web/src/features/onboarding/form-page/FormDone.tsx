import type { ReactNode } from 'react';
import { SCREENS } from '@amberway/contract/shell/routes';
import { CelebrationPicture } from '../../../ui/illustrations/pictures.tsx';
import { ButtonLink } from '../../../ui/plain/Button.tsx';
import { Heading } from '../../../ui/plain/Heading.tsx';
import styles from './form-page.module.css';
import { labels } from './labels.ts';

/** In a frame the page around goes on by itself; on its own the page offers the way home. */
export const FormDone = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <div className={styles['done']} role="status">
    <CelebrationPicture width={200} />
    <Heading title={title}>{children}</Heading>
    {action}
    {window.parent === window && (
      <ButtonLink quiet to={SCREENS.home.path}>
        {labels.home}
      </ButtonLink>
    )}
  </div>
);
