import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';
import styles from './BackDrawer.module.css';

type Props = { title: string; width: number; children: ReactNode };

/** The router counts the entries of this visit's history. */
const entry = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** A page that lies over the left of the window. Closing it goes back to where one came from, however much was done in it. */
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
      // The page inside has its own heading.
      aria-label={title}
      closable={{ placement: 'end', 'aria-label': 'Close' }}
      onClose={leave}
      // Inside the page's main part, of which it is the content.
      getContainer={() => document.querySelector('main') ?? document.body}
      rootClassName={styles['drawer'] ?? ''}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {children}
    </Drawer>
  );
};
