import { App } from 'antd';
import { useEffect } from 'react';
import { failureNotice } from './notices.ts';

/**
 * Shows a notice for a failed load, besides the retry on the page; it disappears when the retry succeeds.
 * Parts of a page that fail for the same reason share one notice.
 */
export const useFailureNotice = (error: Error | null): void => {
  const { notification } = App.useApp();
  useEffect(() => {
    if (!error) return undefined;
    const notice = failureNotice(error);
    const key = `load:${notice.description}`;
    notification.error({ ...notice, key });
    return () => notification.destroy(key);
  }, [error, notification]);
};
