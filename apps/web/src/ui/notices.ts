import { App } from 'antd';
import { useMemo } from 'react';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { TOAST_SECONDS } from '@amberway/contract/kernel/limits';
import { shellTexts } from '@amberway/contract/shell/texts';

/** The options of a notification titled 'Error'. */
export const failureNotice = (error: unknown) => ({
  title: shellTexts.errorTitle,
  description: error instanceof Error && error.message ? error.message : FAILURES.internal.message,
  duration: false as const,
  role: 'alert' as const,
});

/** Short success messages, and errors that stay until they are dismissed or resolved. */
export const useNotices = () => {
  const { message, notification } = App.useApp();
  return useMemo(
    () => ({
      success: (text: string) => void message.success(text, TOAST_SECONDS),
      warning: (text: string) => void message.warning(text, TOAST_SECONDS),
      /** For a failure whose reason and retry are shown on the page. */
      failed: (text: string) => void message.error(text, TOAST_SECONDS),
      error: (error: unknown) => notification.error(failureNotice(error)),
      /** A failure of something that can be retried: the next one replaces it, `resolved` removes it. */
      errorAbout: (about: string, error: unknown) => notification.error({ ...failureNotice(error), key: about }),
      resolved: (about: string) => notification.destroy(about),
    }),
    [message, notification],
  );
};
