import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, type InputRef, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '@amberway/contract/content/referrals';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { shareResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts, shownName } from '@amberway/contract/resources/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { call } from '../../../kernel/api.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { RESOURCES_SLICE } from '../queries.ts';
import { resourceWords } from '../words.ts';
import { sharedNamesQuery, shareableQuery } from './queries.ts';
import styles from './shared.module.css';

type Props = { memberId: string; onEscape: () => void };

export const AddSearch = ({ memberId, onEscape }: Props) => {
  const client = useQueryClient();
  const notices = useNotices();
  const box = useRef<InputRef>(null);
  useEffect(() => box.current?.focus(), []);
  const [words, setWords] = useState('');
  const asked = useDebounced(words.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery(shareableQuery(asked));
  const shared = useQuery(sharedNamesQuery(memberId));
  const [adding, setAdding] = useState<string | null>(null);
  const has = (id: string) => shared.data?.some(({ _id }) => _id === id) ?? false;
  const rows = found.data ?? [];
  const add = async (id: string) => {
    setAdding(id);
    try {
      await call(shareResources, { params: { id: memberId }, body: { resources: [id] } });
      await client.invalidateQueries({ queryKey: [RESOURCES_SLICE] });
      notices.success(resourceTexts.shared);
    } catch (error) {
      notices.error(error);
    } finally {
      setAdding(null);
    }
  };
  return (
    // The dialog itself takes no focus; Esc is heard from whatever inside it has.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles['popover']}
      role="dialog"
      aria-label={resourceWords.addResources}
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      <p className={styles['hint']}>{resourceTexts.searchHint}</p>
      <Input
        ref={box}
        type="search"
        allowClear
        aria-label={resourceWords.search}
        placeholder={resourceWords.search}
        prefix={<Icon name="search" size={16} />}
        value={words}
        onChange={(event) => setWords(wordsOf(event.target.value))}
      />
      {found.isPending && <Skeleton active={false} title={false} paragraph={{ rows: 4 }} />}
      {found.error && <LoadFailure error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />}
      {found.isSuccess && rows.length === 0 && <p className={styles['hint']}>{shellTexts.noResults}</p>}
      <ul className={styles['found']} aria-label={resourceTexts.pickerTitle} aria-busy={found.isFetching}>
        {rows.map(({ _id, name, type }) => (
          <li key={_id}>
            <span>
              <strong title={name}>{shownName(name)}</strong>
              <small>{type.name}</small>
            </span>
            {has(_id) ? (
              <span className={styles['added']}>
                <Icon name="check" size={16} />
                Added
              </span>
            ) : (
              <Button
                size="small"
                loading={adding === _id}
                disabled={shared.isPending || (adding !== null && adding !== _id)}
                aria-label={`${resourceTexts.add} ${name}`}
                onClick={() => void add(_id)}
              >
                {resourceTexts.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
