import type { ReactNode } from 'react';
import type { IconName } from '../icons/paths.ts';

export type ListColumn<T> = {
  key: string;
  title: string;
  /** The cell in words: what the export writes, and what is shown unless `render` says otherwise. */
  text: (row: T) => string;
  render?: (row: T) => ReactNode;
  /** The server (or local list) can sort by this key. */
  sortable?: boolean;
  width?: number;
  align?: 'left' | 'right';
  /** Left out of cards on a phone, where the first column is the heading already. */
  wideOnly?: boolean;
  /** On a card it stands before the name, such as a picture. */
  beforeName?: true;
  /** The column that names the row, where it is not the first. */
  names?: true;
};

export type RowAction<T> = {
  key: string;
  /** A verb; the row's name is added for screen readers. */
  label: string;
  icon: IconName;
  onRun: (row: T) => void;
  danger?: boolean;
  /** Not now: it keeps its place, and the focus if it had it. */
  off?: boolean;
};

export type BulkAction<T> = {
  key: string;
  label: string;
  /** May answer the rows that stay chosen: those with which it did not work. */
  onRun: (rows: T[]) => void | Promise<readonly T[] | void>;
  danger?: boolean;
  icon?: IconName;
  /** With this the button is always there, and says so when nothing is chosen. */
  none?: string;
};

/** The column that names the row. */
export const namingOf = <T>(columns: readonly ListColumn<T>[]): ListColumn<T> | undefined =>
  columns.find(({ names }) => names) ?? columns[0];

/**
 * Faded: no longer active. Deleted: struck through as well. Red: removed. Marked: what the reader asked to see. All of
 * them also say so in words.
 */
export type RowTone = 'faded' | 'deleted' | 'red' | 'marked' | undefined;
