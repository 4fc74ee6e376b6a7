/** Whether somebody can see the page, and when it is worth looking again. */
export type Page = {
  isVisible: () => boolean;
  /** Called when the page is shown or hidden, or the network is back; answers how to stop. */
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
