import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { shellTexts } from '@amberway/contract/shell/texts';
import { QueryFailure } from '../LoadFailure.tsx';
import { SearchInput } from '../SearchInput.tsx';
import { useDebounced } from '../use-debounced.ts';
import styles from './share.module.css';
import { ShareRow } from './ShareRow.tsx';
import type { ShareOptions } from './share-options.ts';
import { Skeleton } from '../kit/Skeleton.tsx';

type Props = { options: ShareOptions };

export const ShareSearch = ({ options }: Props) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [search, setSearch] = useState('');
  const found = useQuery({
    ...options.choices(useDebounced(search.trim(), SEARCH_DEBOUNCE_MS)),
    placeholderData: keepPreviousData,
  });
  const already = useQuery(options.already);
  const rows = found.data ?? [];
  return (
    <div className={styles['popover']}>
      {options.hint && <p className={styles['hint']}>{options.hint}</p>}
      <SearchInput
        ref={box}
        placeholder={options.search}
        value={search}
        onChange={(text) => setSearch(searchTextOf(text))}
      />
      {found.isPending && <Skeleton title={false} rows={4} />}
      {found.error && <QueryFailure query={found} />}
      {found.isSuccess && rows.length === 0 && <p className={styles['hint']}>{shellTexts.noResults}</p>}
      <ul className={styles['found']} aria-label={options.found} aria-busy={found.isFetching}>
        {rows.map((choice) => (
          <ShareRow
            key={choice.id}
            choice={choice}
            options={options}
            shared={already.data?.includes(choice.id) ?? false}
            disabled={already.isPending || options.pending !== undefined}
          />
        ))}
      </ul>
    </div>
  );
};
