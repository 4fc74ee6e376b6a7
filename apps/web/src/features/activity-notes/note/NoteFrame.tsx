import { ConfigProvider, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { noteScreenTitle } from '@amberway/contract/shell/routes';
import type { NoteAction } from '../addresses.ts';
import styles from './note.module.css';

type Props = {
  action: NoteAction;
  onClose: () => void;
  /** The other sessions of the child, and the way back. */
  sidebar: ReactNode;
  /** Goal and skills, beside the note where there is room. */
  panels?: ReactNode;
  footer: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
};

const WIDTH_PX = 1240;
/** From reading to writing is another address: sliding in again each time would only disturb. */
const STILL = { token: { motion: false } };

/** The drawer around a note, whether it is read or written. */
export const NoteFrame = ({ action, onClose, sidebar, panels, footer, extra, children }: Props) => {
  const title = noteScreenTitle(action);
  return (
    <ConfigProvider theme={STILL}>
      <Drawer
        open
        placement="right"
        size={WIDTH_PX}
        title={title}
        extra={extra}
        closable={{ placement: 'end', 'aria-label': 'Close' }}
        onClose={onClose}
        maskClosable={action === 'view'}
        footer={footer}
        rootClassName={styles['drawer'] ?? ''}
        styles={{ wrapper: { maxWidth: '100vw' } }}
      >
        <div className={styles['frame']}>
          {sidebar}
          {/* To read, the keyboard needs something to scroll with. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles['main']} role="group" aria-label={title} {...(action === 'view' && { tabIndex: 0 })}>
            {children}
          </div>
          {panels}
        </div>
      </Drawer>
    </ConfigProvider>
  );
};
