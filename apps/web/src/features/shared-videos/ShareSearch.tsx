import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, type InputRef, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '@amberway/contract/content/referrals';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { shareVideos } from '@amberway/contract/shared-videos/endpoints';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { call } from '../../kernel/api.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useNotices } from '../../ui/notices.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { SHARED_VIDEOS_SLICE, shareableQuery, sharedIdsQuery } from './queries.ts';
import styles from './shared-videos.module.css';
import { sharedVideoWords } from './words.ts';

type Props = { memberId: string; onEscape: () => void };

export const ShareSearch = ({ memberId, onEscape }: Props) => {
  const client = useQueryClient();
  const notices = useNotices();
  const box = useRef<InputRef>(null);
  useEffect(() => box.current?.focus(), []);
  const [words, setWords] = useState('');
  const found = useQuery(shareableQuery(useDebounced(words.trim(), SEARCH_DEBOUNCE_MS)));
  const shared = useQuery(sharedIdsQuery(memberId));
  const share = useMutation({
    mutationFn: (id: string) => call(shareVideos, { params: { memberId }, body: { videos: [id] } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [SHARED_VIDEOS_SLICE] });
      notices.success(sharedVideoTexts.shared);
    },
    onError: notices.error,
  });
  const rows = found.data ?? [];
  return (
    // The dialog itself takes no focus; Esc is heard from whatever inside it has.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles['popover']}
      role="dialog"
      aria-label={sharedVideoWords.share}
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      <Input
        ref={box}
        type="search"
        allowClear
        aria-label={sharedVideoWords.find}
        placeholder={sharedVideoWords.find}
        prefix={<Icon name="search" size={16} />}
        value={words}
        onChange={(event) => setWords(wordsOf(event.target.value))}
      />
      {found.isPending && <Skeleton active={false} title={false} paragraph={{ rows: 4 }} />}
      {found.error && <LoadFailure error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />}
      {found.isSuccess && rows.length === 0 && <p className={styles['hint']}>{shellTexts.noResults}</p>}
      <ul className={styles['found']} aria-label={sharedVideoWords.find} aria-busy={found.isFetching}>
        {rows.map(({ _id, title, labels }) => (
          <li key={_id}>
            <span className={styles['named']}>
              <strong>{title}</strong>
              <small>{labels.join(' · ')}</small>
            </span>
            {shared.data?.includes(_id) ? (
              <span className={styles['mark']}>
                <Icon name="check" size={16} />
                {sharedVideoWords.sharedMark}
              </span>
            ) : (
              <Button
                size="small"
                loading={share.isPending && share.variables === _id}
                disabled={shared.isPending || (share.isPending && share.variables !== _id)}
                aria-label={`${sharedVideoWords.shareOne} ${title}`}
                onClick={() => share.mutate(_id)}
              >
                {sharedVideoWords.shareOne}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
