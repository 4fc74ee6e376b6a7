import { useEffect } from 'react';
import type { ListData } from './use-list-query.ts';
import type { List } from './use-list-state.ts';

/**
 * Redirects from a page that has lost its last row, or never existed, to the last page. True while redirecting:
 * the list is not empty then.
 */
export const useWithinPages = <T>(list: List, { rows, count, pending, refreshing, error }: ListData<T>): boolean => {
  const beyond = !pending && !error && rows.length === 0 && count > 0 && list.page > 1;
  const last = Math.ceil(count / list.pageSize);
  const { setPage, pageSize } = list;
  useEffect(() => {
    if (beyond && !refreshing) setPage(last, pageSize, true);
    // The list's functions are new with every URL.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [beyond, refreshing, last, pageSize]);
  return beyond;
};
