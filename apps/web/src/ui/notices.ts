import { FAILURES } from '@amberway/contract/kernel/errors';
import { TOAST_SECONDS } from '@amberway/contract/kernel/limits';
import { shellTexts } from '@amberway/contract/shell/texts';
import { dismissToast, showToast, type Toast } from './kit/toast.tsx';

/** How a failure looks as a notice titled 'Error'. */
export const failureNotice = (error: unknown): Toast & { description: string } => ({
  tone: 'danger',
  title: shellTexts.errorTitle,
  description: error instanceof Error && error.message ? error.message : FAILURES.internal.message,
  seconds: null,
  role: 'alert',
});

const notices = {
  success: (text: string) => showToast({ tone: 'success', title: text, seconds: TOAST_SECONDS }),
  warning: (text: string) => showToast({ tone: 'warning', title: text, seconds: TOAST_SECONDS }),
  /** For a failure whose reason and retry stay on the page. */
  failed: (text: string) => showToast({ tone: 'danger', title: text, seconds: TOAST_SECONDS }),
  error: (error: unknown) => showToast(failureNotice(error)),
  /** A failure of something that can be tried again: the next one replaces it, `resolved` removes it. */
  errorAbout: (about: string, error: unknown) => showToast({ ...failureNotice(error), key: about }),
  resolved: (about: string) => dismissToast(about),
};

/** Short success messages, and errors that stay until they are dismissed or resolved. */
export const useNotices = () => notices;
