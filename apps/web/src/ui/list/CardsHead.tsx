import { Checkbox } from '../kit/Checkbox.tsx';
import { NativeSelect } from '../select/NativeSelect.tsx';
import type { Option } from '../select/options.ts';
import type { ListColumn } from './columns.ts';
import { readSort, sortText } from './list-state.ts';
import styles from './ListCards.module.css';
import type { List } from './use-list-state.ts';
import type { AllChosen } from './use-row-selection.ts';

type Props<T> = {
  columns: readonly ListColumn<T>[];
  list: List;
  all: AllChosen | undefined;
  /** Absent: rows cannot be selected. */
  onAll: ((on: boolean) => void) | undefined;
};

/** What the column headers offer in a table: selecting all rows, and the order. */
export const CardsHead = <T,>({ columns, list, all, onAll }: Props<T>) => {
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, title }) => [
      { value: key, label: `${title} ↑` },
      { value: `-${key}`, label: `${title} ↓` },
    ]);
  if (!onAll && options.length === 0) return null;
  return (
    <div className={styles['above']} data-screen-only>
      {onAll && (
        <Checkbox
          checked={all === 'all'}
          indeterminate={all === 'some'}
          disabled={all === undefined}
          onChange={({ target }) => onAll(target.checked)}
        >
          Select all
        </Checkbox>
      )}
      {options.length > 0 && (
        <NativeSelect<string, Option>
          aria-label="Sort by"
          className={styles['order']}
          placeholder="Sort by"
          clearable
          value={list.sort && sortText(list.sort)}
          options={options}
          onChange={(value) => list.setSort(readSort(value))}
        />
      )}
    </div>
  );
};
