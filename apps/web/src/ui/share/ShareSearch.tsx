import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type InputRef, Skeleton } from 'antd';
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

type Props = { options: ShareOptions; onEscape: () => void };

export const ShareSearch = ({ options, onEscape }: Props) => {
  const box = useRef<InputRef>(null);
  useEffect(() => box.current?.focus(), []);
  const [search, setSearch] = useState('');
  const found = useQuery({
    ...options.choices(useDebounced(search.trim(), SEARCH_DEBOUNCE_MS)),
    placeholderData: keepPreviousData,
  });
  const already = useQuery(options.already);
  const rows = found.data ?? [];
  return (
    // The dialog itself is not focusable; Esc bubbles up from the focused element inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles['popover']}
      role="dialog"
      aria-label={options.title}
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      {options.hint && <p className={styles['hint']}>{options.hint}</p>}
      <SearchInput
        ref={box}
        placeholder={options.search}
        value={search}
        onChange={(text) => setSearch(searchTextOf(text))}
      />
      {found.isPending && <Skeleton active={false} title={false} paragraph={{ rows: 4 }} />}
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
