import { type ReactNode, useContext } from 'react';
import styles from './PageHeading.module.css';
import { ChildSwitchContext } from './people/child-switch.ts';
import { ChildPills } from './people/ChildPills.tsx';

type Props = {
  title: string;
  /** A small line above, such as the date. */ over?: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** The page's only h1, with its description and actions. On a family's page about a child also the child switcher. */
export const PageHeading = ({ title, over, children, actions }: Props) => {
  const child = useContext(ChildSwitchContext);
  return (
    <div className={styles['heading']}>
      <div>
        {over && <p>{over}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {child && <ChildPills {...child} />}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
};
