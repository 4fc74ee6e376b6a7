import { type ReactNode, useRef } from 'react';
import { useVisibleRows } from './use-visible-rows.ts';

// A long list renders only the rows near the viewport, between two spacers that keep its length. All rows
// have the same height, so that the scroll bar never jumps.

type Props<T> = {
  rows: readonly T[];
  idOf: (row: T) => string;
  /** In pixels; the stylesheet sets every row to it. */
  rowHeight: number;
  /** The number of all rows, including those not loaded yet. */
  total: number;
  className?: string | undefined;
  children: (row: T) => ReactNode;
};

export const WindowedList = <T,>({ rows, idOf, rowHeight, total, className, children }: Props<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const [from, to] = useVisibleRows(list, { count: rows.length, measureRow: () => rowHeight });
  return (
    <ul
      ref={list}
      className={className}
      style={{ paddingTop: from * rowHeight, paddingBottom: (rows.length - to) * rowHeight }}
    >
      {rows.slice(from, to).map((row, n) => (
        <li
          key={idOf(row)}
          data-index={from + n}
          aria-setsize={total}
          aria-posinset={from + n + 1}
          style={{ height: rowHeight }}
        >
          {children(row)}
        </li>
      ))}
    </ul>
  );
};
