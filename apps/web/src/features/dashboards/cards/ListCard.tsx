import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Progress } from '@amberway/contract/dashboards/schemas';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import styles from './cards.module.css';
import { MoreLink } from './MoreLink.tsx';
import { Nothing } from './Nothing.tsx';

type ListKey = 'completedSkills' | 'activityNotes' | 'resources' | 'favourites';
type Item<K extends ListKey> = Progress[K]['items'][number];

type Props<K extends ListKey> = {
  title: string;
  list: K;
  progress: UseQueryResult<Progress>;
  memberId: string;
  more: string;
  empty: { title: string; why?: string };
  /** Renders one item. */
  children: (item: Item<K>) => ReactNode;
};

/** The first five items, and a link to the rest. */
export const ListCard = <K extends ListKey>({ title, list, progress, memberId, more, empty, children }: Props<K>) => (
  <LoadedCard
    title={title}
    query={progress}
    lines={4}
    actions={<MoreLink items={progress.data?.[list].items} to={more} memberId={memberId} of={title} />}
  >
    {(data) => {
      const items = data[list].items as Item<K>[];
      return items.length === 0 ? (
        <Nothing {...empty} />
      ) : (
        <ul className={styles['lines']}>
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </ul>
      );
    }}
  </LoadedCard>
);
