import type { ReactNode } from 'react';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import styles from './client-mail.module.css';
import { Dialog } from '../../ui/kit/Dialog.tsx';

type Props = { onClose: () => void; busy?: boolean; footer?: ReactNode; children: ReactNode };

/** The mail dialog. While a mail is being sent, only its own buttons close it. */
export const MailBox = ({ onClose, busy = false, footer = null, children }: Props) => (
  <Dialog
    open
    width="min(760px, calc(100vw - 24px))"
    title={clientMailTexts.dialog}
    onClose={busy ? undefined : onClose}
    closesBeside={false}
    footer={footer}
  >
    {/* The fields scroll while the buttons stay in view. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={styles['scroll']} role="group" aria-label={clientMailTexts.dialog} tabIndex={0}>
      {children}
    </div>
  </Dialog>
);
