import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { CutText } from '../../ui/CutText.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import styles from './ResourcePicker.module.css';
import { shareableQuery } from './shared/queries.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

export type Picked = { _id: string; name: string };
type Props = { open: boolean; picked: readonly Picked[]; onChange: (picked: Picked[]) => void; onClose: () => void };

/** Selects resources of the library, by name. */
export const ResourcePicker = ({ open, picked, onChange, onClose }: Props) => {
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({ ...shareableQuery(debounced), enabled: open });
  const has = (id: string) => picked.some(({ _id }) => _id === id);
  const rows = found.data ?? [];
  return (
    <Dialog
      open={open}
      title={resourceTexts.pickerTitle}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SearchInput
        label="Search resources"
        placeholder="Search resources by name"
        value={search}
        onChange={(text) => setSearch(searchTextOf(text))}
      />
      {found.isPending && <Skeleton title={false} rows={5} className={styles['wait'] ?? ''} />}
      {found.error && <QueryFailure query={found} />}
      {found.isSuccess && rows.length === 0 && <p className={styles['none']}>{shellTexts.noResults}</p>}
      <ul className={styles['rows']} aria-label={resourceTexts.pickerTitle}>
        {rows.map(({ _id, name, type }) => (
          <li key={_id}>
            <span>
              <strong>
                <CutText text={name} />
              </strong>
              <small>{type.name}</small>
            </span>
            <Button
              size="small"
              aria-pressed={has(_id)}
              aria-label={has(_id) ? `Remove ${name}` : `Add ${name}`}
              icon={<Icon name={has(_id) ? 'check' : 'plus'} size={16} />}
              onClick={() => onChange(has(_id) ? picked.filter((one) => one._id !== _id) : [...picked, { _id, name }])}
            >
              {has(_id) ? 'Added' : 'Add'}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
