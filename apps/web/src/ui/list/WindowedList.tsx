import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

// A long list draws only the rows near the part that is in view, between two spacers that keep its length. All rows
// have the same height, so that the scroll bar never jumps.

const SPARE = 8;
/** The part that is drawn moves in steps, so that not every pixel of scrolling draws rows. */
const STEP = 4;
/** Before anything is measured, and where nothing can be. */
const FIRST_ROWS = 40;
/** A row that has the focus stays drawn while it is this near: the next Tab goes on from it. */
const KEEP_FOCUSED = 200;

type Range = { from: number; to: number };

const scrollsItself = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Top and height of what the list scrolls in: a panel, a drawer or the window. */
const portOf = (list: Element): { top: number; height: number } => {
  for (let above = list.parentElement; above && above !== document.body; above = above.parentElement) {
    if (scrollsItself(above)) return { top: above.getBoundingClientRect().top, height: above.clientHeight };
  }
  return { top: 0, height: window.innerHeight };
};

const focusedIndex = (list: Element): number | null => {
  const row = document.activeElement?.closest('[data-index]');
  return row && list.contains(row) ? Number((row as HTMLElement).dataset['index']) : null;
};

const rangeIn = (list: HTMLElement, rowHeight: number): Range => {
  const port = portOf(list);
  if (port.height === 0) return { from: 0, to: FIRST_ROWS };
  const above = port.top - list.getBoundingClientRect().top;
  const first = Math.floor(above / rowHeight / STEP) * STEP;
  const range = {
    from: Math.max(0, first - SPARE),
    to: Math.max(0, first) + STEP + Math.ceil(port.height / rowHeight) + SPARE,
  };
  const focused = focusedIndex(list);
  if (focused === null || Math.abs(focused - first) > KEEP_FOCUSED) return range;
  return { from: Math.min(range.from, focused), to: Math.max(range.to, focused + 1) };
};

type Props<T> = {
  rows: readonly T[];
  idOf: (row: T) => string;
  /** In pixels; the style sheet holds every row to it. */
  rowHeight: number;
  /** How many there are in all, also those not loaded yet. */
  total: number;
  className?: string | undefined;
  children: (row: T) => ReactNode;
};

export const WindowedList = <T,>({ rows, idOf, rowHeight, total, className, children }: Props<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState<Range>({ from: 0, to: FIRST_ROWS });

  useLayoutEffect(() => {
    const look = () => {
      if (!list.current) return;
      const next = rangeIn(list.current, rowHeight);
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    look();
    // Whatever scrolls around the list tells it here.
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [rowHeight, rows.length]);

  // A search that leaves fewer rows must not leave the window behind their end.
  const from = Math.min(range.from, Math.max(0, rows.length - FIRST_ROWS));
  const shown = rows.slice(from, range.to);
  const below = rows.length - from - shown.length;
  return (
    <ul ref={list} className={className} style={{ paddingTop: from * rowHeight, paddingBottom: below * rowHeight }}>
      {shown.map((row, n) => (
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
