import { type ReactNode, useState } from 'react';
import { entryIndex, useNavigate } from '../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import styles from './BackDrawer.module.css';
import { Drawer } from './kit/Dialog.tsx';

type Props = { title: string; width: number; children: ReactNode };

/** A page in a drawer on the left. Closing it returns to the previous page, whatever was opened inside it. */
export const BackDrawer = ({ title, width, children }: Props) => {
  const navigate = useNavigate();
  const [opened] = useState(entryIndex);
  const leave = () => {
    if (opened === 0) navigate(SCREENS.home.path, { replace: true });
    else navigate(opened - 1 - entryIndex());
  };
  return (
    <Drawer
      open
      side="start"
      width={width}
      title={title}
      // Not the drawer's title: the page inside has its own heading.
      titleHidden
      onClose={leave}
      // Inside <main>, since it is the page's content.
      container={document.querySelector('main') ?? document.body}
      className={styles['drawer']}
    >
      {children}
    </Drawer>
  );
};
