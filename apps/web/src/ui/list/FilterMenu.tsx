import { useEffect, useRef } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { UrlCheckbox } from '../UrlCheckbox.tsx';
import { SearchInput } from '../SearchInput.tsx';
import styles from './FilterChips.module.css';
import type { ListFilter } from './filters.ts';
import type { List } from './use-list-state.ts';

type Props = { filters: readonly ListFilter[]; list: List };

/** Each tick filters the list at once; the menu stays open for the next one. */
export const FilterMenu = ({ filters, list }: Props) => {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('input')?.focus(), []);
  const toggle = ({ key, one }: ListFilter, value: string, on: boolean) =>
    list.setFilter(key, (now) => {
      const others = one ? [] : now.filter((other) => other !== value);
      return on ? [...others, value] : others;
    });
  return (
    <div ref={menu} className={styles['menu']}>
      {filters.map((filter) => (
        <fieldset key={filter.key} className={styles['group']}>
          <legend>{filter.label}</legend>
          {filter.find && (
            <SearchInput
              compact
              value={filter.find.search}
              label={`Search ${filter.label}`}
              placeholder="Search"
              onChange={filter.find.onSearch}
            />
          )}
          {filter.find && !filter.find.busy && filter.options.length === 0 && <p>{shellTexts.noResults}</p>}
          {filter.options.map(({ value, label }) => (
            <UrlCheckbox
              key={value}
              checked={list.filters[filter.key]?.includes(value) ?? false}
              onChange={(on) => toggle(filter, value, on)}
            >
              {label}
            </UrlCheckbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
};
