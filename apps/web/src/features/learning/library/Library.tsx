import { listLearning } from '@amberway/contract/learning/endpoints';
import { LEARNING_KINDS } from '@amberway/contract/learning/kinds';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { KIND_NAMES } from '@amberway/contract/learning/texts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMe } from '../../../kernel/queries/me.ts';
import { Waiting } from '../../../ui/kit/Waiting.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { PAGE_SIZES } from '../first-view.ts';
import { continueQuery, LEARNING_SLICE } from '../queries.ts';
import { learningLabels } from '../labels.ts';
import styles from '../learning.module.css';
import { ALL_KINDS, FILTER_KEYS } from './filter-keys.ts';
import { ItemCards } from './ItemCards.tsx';
import { useLibraryFilters } from './use-library-filters.ts';
import { ItemCard } from './ItemCard.tsx';

/** Begun items, the latest first. Hidden when empty; errors are shown by the list. */
const ContinueStrip = () => {
  const titleId = useId();
  const { data = [], isPending } = useQuery(continueQuery);
  if (isPending) return <Waiting />;
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

const OPTIONS = { tabs: [ALL_KINDS, ...LEARNING_KINDS], filters: FILTER_KEYS, pageSizes: PAGE_SIZES };
const TABS = [
  { key: ALL_KINDS, label: learningLabels.all },
  ...LEARNING_KINDS.map((kind) => ({ key: kind, label: KIND_NAMES[kind][1] })),
];

/** All items in one list, with search and filters in the URL. */
export const Library = () => {
  const { role } = useMe();
  const list = useListState(OPTIONS);
  const { filters, query } = useLibraryFilters(list);
  const data = useListQuery(listLearning, {
    slice: LEARNING_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { ...query, ...(list.search && { search: list.search }) },
  });
  const plain = list.tab === ALL_KINDS && !list.narrowed && list.page === 1;
  return (
    <ListPage<LearningItem>
      title={screenTitle('learning', role)}
      noun={['thing to learn from', 'things to learn from']}
      list={list}
      data={data}
      columns={[]}
      idOf={({ kind, _id }) => `${kind}.${_id}`}
      nameOf={({ title }) => title}
      rowsAs={ItemCards}
      lead={plain && <ContinueStrip />}
      tabs={TABS}
      search={{ placeholder: learningLabels.search }}
      filters={filters}
      empty={{ why: learningLabels.empty }}
    />
  );
};
