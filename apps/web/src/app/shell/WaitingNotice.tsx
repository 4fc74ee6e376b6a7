import { App } from 'antd';
import { useEffect } from 'react';
import { takeNotice } from '../../kernel/sign-in/next-notice.ts';
import { WAITING_NOTICES } from './waiting-notices.ts';

/** What the last page left to be said, such as why a family's view has ended. It stays until it is dismissed. */
export const WaitingNotice = () => {
  const { notification } = App.useApp();
  useEffect(() => {
    const key = takeNotice();
    if (!key) return;
    const { title, text } = WAITING_NOTICES[key];
    notification.info({ key, title, description: text, duration: false, role: 'status' });
  }, [notification]);
  return null;
};
