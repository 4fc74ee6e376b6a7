import type { ReactNode } from 'react';
import { noteScreenTitle } from '@amberway/contract/shell/routes';
import type { NoteAction } from '../paths.ts';
import styles from './note.module.css';
import { Drawer } from '../../../ui/kit/Dialog.tsx';

type Props = {
  action: NoteAction;
  onClose: () => void;
  /** The child's other notes, and the way back. */
  sidebar: ReactNode;
  /** Outcome and skills, beside the note where there is room. */
  panels?: ReactNode;
  footer: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
};

const WIDTH_PX = 1240;

/** The drawer around a note, for reading and editing. */
export const NoteFrame = ({ action, onClose, sidebar, panels, footer, extra, children }: Props) => {
  const title = noteScreenTitle(action);
  return (
    <Drawer
      open
      width={WIDTH_PX}
      title={title}
      extra={extra}
      onClose={onClose}
      closesBeside={action === 'view'}
      footer={footer}
      className={styles['drawer'] ?? ''}
    >
      <div className={styles['frame']}>
        {sidebar}
        {/* When reading, the scroll container must be focusable for keyboard scrolling. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['main']} role="group" aria-label={title} {...(action === 'view' && { tabIndex: 0 })}>
          {children}
        </div>
        {panels}
      </div>
    </Drawer>
  );
};
