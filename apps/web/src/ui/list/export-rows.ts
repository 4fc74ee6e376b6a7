import { numberText } from '@amberway/contract/kernel/number-text';
import type { ListColumn } from './columns.ts';
import type { ListData } from './use-list-query.ts';

/** An export of more would take minutes and as many requests. */
export const EXPORT_ROWS_MAX = 10_000;

const TOO_MANY = `More than ${numberText(EXPORT_ROWS_MAX)} rows cannot be exported at once. Please narrow the list first.`;

/** All rows of a list, unless there are too many. */
export const rowsToExport = async <T>({ rows, count, loadAll }: ListData<T>): Promise<readonly T[]> => {
  const all = count > EXPORT_ROWS_MAX ? undefined : ((await loadAll?.(EXPORT_ROWS_MAX + 1)) ?? rows);
  if (!all || all.length > EXPORT_ROWS_MAX) throw new Error(TOO_MANY);
  return all;
};

/** 'createdAt' as 'Created at'. */
const titleOf = (key: string) => {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return key === '_id' ? '_id' : words.charAt(0).toUpperCase() + words.slice(1);
};

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter(isPlain).join(', ') : isPlain(value) ? String(value) : '';

/** Of no use outside the product. */
const INTERNAL = new Set(['version']);

/** The columns of the list, then every other plain field of its rows. */
export const exportColumns = <T extends object>(columns: readonly ListColumn<T>[], rows: readonly T[]) => {
  const shown = new Set(columns.map(({ key }) => key));
  const keys = new Set<string>();
  for (const row of rows)
    for (const [key, value] of Object.entries(row))
      if (!shown.has(key) && !INTERNAL.has(key) && (isPlain(value) || (Array.isArray(value) && value.every(isPlain))))
        keys.add(key);
  const more = [...keys].map((key) => ({
    key,
    title: titleOf(key),
    text: (row: T) => textOf((row as Record<string, unknown>)[key]),
  }));
  return [...columns, ...more];
};
