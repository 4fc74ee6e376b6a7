import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';
import styles from './BackDrawer.module.css';

type Props = { title: string; width: number; children: ReactNode };

/** React Router numbers the history entries of this visit. */
const entry = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** A page in a drawer on the left. Closing it returns to the previous page, whatever was opened inside it. */
export const BackDrawer = ({ title, width, children }: Props) => {
  const navigate = useNavigate();
  const [opened] = useState(entry);
  const leave = () => {
    if (opened === 0) void navigate(SCREENS.home.path, { replace: true });
    else void navigate(opened - 1 - entry());
  };
  return (
    <Drawer
      open
      placement="left"
      size={width}
      // Not the drawer's title: the page inside has its own heading.
      aria-label={title}
      closable={{ placement: 'end', 'aria-label': 'Close' }}
      onClose={leave}
      // Inside <main>, since it is the page's content.
      getContainer={() => document.querySelector('main') ?? document.body}
      rootClassName={styles['drawer'] ?? ''}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {children}
    </Drawer>
  );
};
