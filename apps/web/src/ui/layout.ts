import { useSyncExternalStore } from 'react';
import { FULL_HEADER_MIN_PX, HEADER_LABELS_MIN_PX, MOBILE_MAX_PX, SIDEBAR_COLLAPSE_MAX_PX } from './sizes.ts';

/** The layout for the window's width. */
export type Layout = { mobile: boolean; narrowSidebar: boolean; fullHeader: boolean; headerLabels: boolean };

export const layoutFor = (width: number): Layout => ({
  mobile: width <= MOBILE_MAX_PX,
  narrowSidebar: width <= SIDEBAR_COLLAPSE_MAX_PX,
  fullHeader: width >= FULL_HEADER_MIN_PX,
  headerLabels: width >= HEADER_LABELS_MIN_PX,
});

const QUERIES = [
  `(max-width: ${MOBILE_MAX_PX}px)`,
  `(max-width: ${SIDEBAR_COLLAPSE_MAX_PX}px)`,
  `(min-width: ${FULL_HEADER_MIN_PX}px)`,
  `(min-width: ${HEADER_LABELS_MIN_PX}px)`,
];

const subscribe = (listener: () => void) => {
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

// Strings compare by value, so that React re-renders only when a breakpoint is crossed.
const snapshot = () => QUERIES.map((query) => Number(window.matchMedia(query).matches)).join('');

export const useLayout = (): Layout => {
  const [mobile, narrowSidebar, fullHeader, headerLabels] = useSyncExternalStore(subscribe, snapshot);
  return {
    mobile: mobile === '1',
    narrowSidebar: narrowSidebar === '1',
    fullHeader: fullHeader === '1',
    headerLabels: headerLabels === '1',
  };
};
