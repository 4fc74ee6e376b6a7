import type { ReactNode } from 'react';
import type { IconName } from '../icons/paths.ts';

export type ListColumn<T> = {
  key: string;
  title: string;
  /** The cell as text: for the export, and shown unless there is a `render`. */
  text: (row: T) => string;
  render?: (row: T) => ReactNode;
  /** The server (or local list) can sort by this key. */
  sortable?: boolean;
  /** In pixels, or a share of the table; other columns divide the rest evenly. */
  width?: number | `${number}%`;
  align?: 'left' | 'right';
  /** Omitted from cards on a phone, where the first column is the heading already. */
  wideOnly?: boolean;
  /** On a card it comes before the name, such as a picture. */
  beforeName?: true;
  /** The column that names the row, if it is not the first. */
  names?: true;
};

export type RowAction<T> = {
  key: string;
  /** A verb; the row's name is added for screen readers. */
  label: string;
  icon: IconName;
  onRun: (row: T) => void;
  danger?: boolean;
  /** Disabled for now: it keeps its place, and the focus if it had it. */
  off?: boolean;
};

export type BulkAction<T> = {
  key: string;
  label: string;
  /** May return the rows that stay selected: those that failed. */
  onRun: (rows: T[]) => void | Promise<readonly T[] | void>;
  /** Stands apart at the end, with the number of rows. */
  danger?: boolean;
  icon?: IconName;
  /** The rows it can be applied to; the action is left out if none of the selected ones is among them. */
  fits?: (row: T) => boolean;
  /** With this text the button always shows, and says so if nothing is selected. */
  none?: string;
};

/** The column that names the row. */
export const namingOf = <T>(columns: readonly ListColumn<T>[]): ListColumn<T> | undefined =>
  columns.find(({ names }) => names) ?? columns[0];

/**
 * Faded: no longer active. Deleted: struck through as well. Red: removed. Marked: what the viewer asked to see. Each
 * is also stated in text.
 */
export type RowTone = 'faded' | 'deleted' | 'red' | 'marked' | undefined;
