import { App } from 'antd';
import { useEffect } from 'react';
import { failureNotice } from './notices.ts';

/**
 * Notifies of a failed load beside the state that is retried on the page; the notice goes when the retry succeeds.
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
