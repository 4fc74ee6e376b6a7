import { useEffect } from 'react';
import { dismissToast, showToast } from './kit/toast.tsx';
import { failureNotice } from './notices.ts';
import { useShowsFailures } from './page-failures.tsx';

/**
 * Shows a notice for a failed load, besides the retry on the page; it disappears when the retry succeeds. A family's page
 * says it once, in its place.
 * Parts of a page that fail for the same reason share one notice.
 */
export const useFailureNotice = (error: Error | null): void => {
  const isShown = useShowsFailures();
  useEffect(() => {
    if (!error || isShown) return undefined;
    const notice = failureNotice(error);
    const key = `load:${notice.description}`;
    showToast({ ...notice, key });
    return () => dismissToast(key);
  }, [error, isShown]);
};
