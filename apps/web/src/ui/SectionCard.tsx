import { type ReactNode, useId } from 'react';
import styles from './SectionCard.module.css';

type Props = {
  title: string;
  /** Actions for the section, beside its title. */
  actions?: ReactNode;
  /** For links to this part of the page. */
  id?: string;
  children: ReactNode;
};

/** A titled section of a page in its own card. */
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
