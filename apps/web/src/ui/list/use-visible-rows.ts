import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

// Which rows of a long list are near the viewport. The list may scroll with the window, a panel or a drawer, and the
// content above it may grow. So the position is read from the list's bounding box, in units of rows.

/** The virtualizer rounds positions to pixels: a row counts as this many. */
const UNIT = 100;
/** The rendered range moves in steps, so that not every pixel of scrolling renders rows. */
const STEP = 4;
const SPARE = 12;
/** Used where nothing can be measured. */
const FIRST_ROWS = 40;
/** A focused row stays rendered while it is this near, so that the next Tab continues from it. */
const FOCUS_DISTANCE = 200;

const scrollsItself = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Top and height of the list's scroll container. */
const viewportOf = (list: Element): { top: number; height: number } => {
  for (let above = list.parentElement; above && above !== document.body; above = above.parentElement) {
    if (scrollsItself(above)) return { top: above.getBoundingClientRect().top, height: above.clientHeight };
  }
  return { top: 0, height: window.innerHeight };
};

/** Scroll events do not bubble: capturing gets those of every element around the list. */
const watch = (look: () => void) => {
  const options = { capture: true, passive: true } as const;
  look();
  window.addEventListener('scroll', look, options);
  window.addEventListener('resize', look);
  return () => {
    window.removeEventListener('scroll', look, options);
    window.removeEventListener('resize', look);
  };
};

const withFocused = (list: Element | null) => (range: Range) => {
  const rows = defaultRangeExtractor(range);
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  const index = row && list?.contains(row) ? Number(row.dataset['index']) : null;
  const isNear = index !== null && index < range.count && Math.abs(index - range.startIndex) <= FOCUS_DISTANCE;
  return isNear ? [...rows, index].toSorted((a, b) => a - b) : rows;
};

type Options = {
  count: number;
  /** In pixels; called again while scrolling. */
  measureRow: () => number;
  /** Short lists render all rows. */
  enabled?: boolean;
};

/** The rows to render: from the first index up to, but not including, the second. */
export const useVisibleRows = (
  list: RefObject<HTMLElement | null>,
  { count, measureRow, enabled = true }: Options,
): readonly [from: number, to: number] => {
  // This hook returns only numbers, so that nothing the library returns is memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled,
    estimateSize: () => UNIT,
    overscan: SPARE,
    initialRect: { width: 0, height: FIRST_ROWS * UNIT },
    getScrollElement: () => list.current,
    observeElementRect: ({ scrollElement }, report) =>
      scrollElement
        ? watch(() => {
            const rows = viewportOf(scrollElement).height / measureRow() || FIRST_ROWS;
            report({ width: 0, height: (Math.ceil(rows) + STEP) * UNIT });
          })
        : undefined,
    observeElementOffset: ({ scrollElement }, report) =>
      scrollElement
        ? watch(() => {
            const above = viewportOf(scrollElement).top - scrollElement.getBoundingClientRect().top;
            report(Math.max(0, Math.floor(above / measureRow() / STEP) * STEP * UNIT), false);
          })
        : undefined,
    // All rows have the same height, so the position never needs a correction.
    scrollToFn: () => undefined,
    rangeExtractor: withFocused(list.current),
  });
  const rows = virtualizer.getVirtualItems();
  return [rows[0]?.index ?? 0, (rows.at(-1)?.index ?? -1) + 1];
};
