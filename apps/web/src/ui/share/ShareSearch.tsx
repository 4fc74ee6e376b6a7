import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type InputRef, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '@amberway/contract/content/referrals';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { shellTexts } from '@amberway/contract/shell/texts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useNotices } from '../notices.ts';
import { SearchInput } from '../SearchInput.tsx';
import { useDebounced } from '../use-debounced.ts';
import styles from './share.module.css';
import { ShareRow } from './ShareRow.tsx';
import type { ShareOptions } from './share-options.ts';

type Props = { giving: ShareOptions; onEscape: () => void };

export const ShareSearch = ({ giving, onEscape }: Props) => {
  const client = useQueryClient();
  const notices = useNotices();
  const box = useRef<InputRef>(null);
  useEffect(() => box.current?.focus(), []);
  const [words, setWords] = useState('');
  const found = useQuery({
    ...giving.choices(useDebounced(words.trim(), SEARCH_DEBOUNCE_MS)),
    placeholderData: keepPreviousData,
  });
  const already = useQuery(giving.already);
  const give = useMutation({
    mutationFn: async (id: string) => {
      await giving.onGive(id);
      await client.invalidateQueries({ queryKey: [giving.slice] });
    },
    onSuccess: () => notices.success(giving.done),
    onError: notices.error,
  });
  const rows = found.data ?? [];
  return (
    // The dialog itself takes no focus; Esc is heard from whatever inside it has.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles['popover']}
      role="dialog"
      aria-label={giving.title}
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      {giving.hint && <p className={styles['hint']}>{giving.hint}</p>}
      <SearchInput ref={box} placeholder={giving.search} value={words} onChange={(text) => setWords(wordsOf(text))} />
      {found.isPending && <Skeleton active={false} title={false} paragraph={{ rows: 4 }} />}
      {found.error && <LoadFailure error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />}
      {found.isSuccess && rows.length === 0 && <p className={styles['hint']}>{shellTexts.noResults}</p>}
      <ul className={styles['found']} aria-label={giving.found} aria-busy={found.isFetching}>
        {rows.map((choice) => (
          <ShareRow
            key={choice.id}
            choice={choice}
            giving={giving}
            given={already.data?.includes(choice.id) ?? false}
            busy={give.isPending && give.variables === choice.id}
            disabled={already.isPending || give.isPending}
            onGive={() => give.mutate(choice.id)}
          />
        ))}
      </ul>
    </div>
  );
};
