import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Popover } from '../kit/Popover.tsx';
import styles from './FilterChips.module.css';
import { FilterMenu } from './FilterMenu.tsx';
import type { ListFilter } from './filters.ts';
import type { List } from './use-list-state.ts';

/** The active filters, each with a remove button, and the menu to add more. */
export const FilterChips = ({ filters, list }: { filters: readonly ListFilter[]; list: List }) => {
  const [open, setOpen] = useState(false);
  const chosen = filters.flatMap((filter) =>
    (list.filters[filter.key] ?? []).map((value) => ({
      filter,
      value,
      // A URL can contain a value that is no longer offered; it must still be removable.
      label: [...filter.options, ...(filter.known ?? [])].find((option) => option.value === value)?.label ?? value,
    })),
  );
  const without = (key: string, value: string) => list.setFilter(key, (now) => now.filter((other) => other !== value));
  return (
    <div className={styles['chips']} role="group" aria-label="Filters">
      {chosen.map(({ filter, value, label }) => (
        <button
          key={`${filter.key}=${value}`}
          type="button"
          className={styles['chosen']}
          aria-label={`Remove filter ${filter.label}: ${label}`}
          onClick={() => without(filter.key, value)}
        >
          {label}
          <Icon name="close" size={14} />
        </button>
      ))}
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Choose filters"
        content={<FilterMenu filters={filters} list={list} />}
      >
        <button type="button" className={styles['add']}>
          <Icon name="plus" size={14} />
          Filter
        </button>
      </Popover>
      {chosen.length > 0 && (
        <button type="button" className={styles['clear']} onClick={list.clearFilters}>
          Clear all
        </button>
      )}
    </div>
  );
};
