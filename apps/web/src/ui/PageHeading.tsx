import { type ReactNode, useContext } from 'react';
import styles from './PageHeading.module.css';
import { ChildSwitchContext } from './people/child-switch.ts';
import { ChildPills } from './people/ChildPills.tsx';

type Props = {
  title: string;
  /** A small line above, such as the date. */ over?: string | undefined;
  /** The face of the person that the page is about, before the title. */ face?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/**
 * The page's only h1, with its description and actions. On a family's page about a child also the child switcher: next
 * after the title, so that neither a description nor an action moves it to another place.
 */
export const PageHeading = ({ title, over, face, children, actions }: Props) => {
  const child = useContext(ChildSwitchContext);
  const what = children && <p>{children}</p>;
  return (
    <div className={`${styles['heading']} ${child ? styles['ofChild'] : ''}`}>
      {face && <div className={styles['face']}>{face}</div>}
      <div className={styles['title']}>
        {over && <p>{over}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {!child && what}
      </div>
      {child && <ChildPills {...child} />}
      {child && what}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
};
