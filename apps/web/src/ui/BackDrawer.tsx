import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';
import styles from './BackDrawer.module.css';
import { Drawer } from './kit/Dialog.tsx';

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
      side="start"
      width={width}
      title={title}
      // The page inside has its own heading.
      titleHidden
      onClose={leave}
      // Inside the page's main part, of which it is the content.
      container={document.querySelector('main') ?? document.body}
      className={styles['drawer']}
    >
      {children}
    </Drawer>
  );
};
