import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { continueQuery } from '../queries.ts';
import styles from '../learning.module.css';
import { learningLabels } from '../labels.ts';
import { ItemCard } from './ItemCard.tsx';

/** What was begun, the last first. Without any there is nothing to say; a failure is the list's to tell. */
export const ContinueStrip = () => {
  const titleId = useId();
  const { data = [] } = useQuery(continueQuery);
  if (data.length === 0) return null;
  return (
    <section className={styles['continue']} aria-labelledby={titleId}>
      <h2 id={titleId}>{learningLabels.continue}</h2>
      <ul className={styles['cards']}>
        {data.map((item) => (
          <ItemCard key={`${item.kind}.${item._id}`} item={item} under="h3" />
        ))}
      </ul>
    </section>
  );
};
