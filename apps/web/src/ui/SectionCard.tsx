import { type ReactNode, useId } from 'react';
import styles from './SectionCard.module.css';

type Props = {
  title: string;
  /** A picture before the title. */
  lead?: ReactNode;
  /** A few words beside the title. */
  aside?: ReactNode;
  /** A line below the title. */
  under?: ReactNode;
  /** Actions for the section, beside its title. */
  actions?: ReactNode;
  /** For links to this part of the page. */
  id?: string;
  children: ReactNode;
};

/** A titled section of a page in its own card. */
export const SectionCard = ({ title, lead, aside, under, actions, id, children }: Props) => {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId} id={id}>
      <div className={styles['head']}>
        {lead}
        <div className={styles['title']}>
          <h2 id={titleId}>{title}</h2>
          {aside && <span>{aside}</span>}
          {under && <p>{under}</p>}
        </div>
        {actions && (
          <div className={styles['actions']} data-touch>
            {actions}
          </div>
        )}
      </div>
      {children}
    </section>
  );
};
