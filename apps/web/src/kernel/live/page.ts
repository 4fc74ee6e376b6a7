/** Whether the page is visible, and when to check again. */
export type Page = {
  isVisible: () => boolean;
  /** Called when the page is shown or hidden, or the network is back; returns an unsubscribe function. */
  onChange: (changed: () => void) => () => void;
};

export const browserPage: Page = {
  isVisible: () => document.visibilityState === 'visible',
  onChange: (changed) => {
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('online', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('online', changed);
    };
  },
};
