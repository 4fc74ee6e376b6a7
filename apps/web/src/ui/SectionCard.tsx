import { type ReactNode, useId } from 'react';
import styles from './SectionCard.module.css';

type Props = {
  title: string;
  /** What can be done with the section, beside its title. */
  actions?: ReactNode;
  /** For links to this part of the page. */
  id?: string;
  children: ReactNode;
};

/** A named part of a page in its own frame. */
export const SectionCard = ({ title, actions, id, children }: Props) => {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId} id={id}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </section>
  );
};
