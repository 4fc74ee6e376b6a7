import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import styles from './client-mail.module.css';

type Props = { onClose: () => void; busy?: boolean; footer?: ReactNode; children: ReactNode };

/** The frame of the mail dialog. Only its own buttons close it while something is being sent. */
export const MailBox = ({ onClose, busy = false, footer = null, children }: Props) => (
  <Modal
    open
    centered
    width="min(760px, calc(100vw - 24px))"
    title={clientMailTexts.dialog}
    onCancel={onClose}
    closable={!busy}
    keyboard={!busy}
    mask={{ closable: false }}
    footer={footer}
  >
    {/* The fields scroll and the buttons stay in view. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={styles['scroll']} role="group" aria-label={clientMailTexts.dialog} tabIndex={0}>
      {children}
    </div>
  </Modal>
);
