import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/pages/PageTitle.tsx';
import styles from './pages.module.css';

type Props = {
  title: string;
  /** The document's title where it differs from the heading. */
  pageTitle?: string;
  picture?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  requestId?: string | undefined;
  /** Inside the shell the page already has its <main>. */
  inShell?: boolean;
};

/** A page with one message and links to continue. */
export const MessagePage = ({ title, pageTitle = title, picture, children, actions, requestId, inShell }: Props) => {
  usePageTitle(pageTitle);
  const Frame = inShell ? 'div' : 'main';
  return (
    <Frame className={`${styles['message']} ${inShell ? '' : styles['whole']}`}>
      {picture}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {requestId && (
        <p className={styles['requestId']}>{`If you contact support, please give this number: ${requestId}`}</p>
      )}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </Frame>
  );
};
