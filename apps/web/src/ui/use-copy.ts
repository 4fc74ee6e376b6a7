import { useCallback } from 'react';
import { useNotices } from './notices.ts';

/** Copies a text to the clipboard and says so; if the browser blocks it, the user is asked to copy it by hand. */
export const useCopy = () => {
  const notices = useNotices();
  return useCallback(
    async (text: string, done: string) => {
      try {
        await navigator.clipboard.writeText(text);
        notices.success(done);
      } catch {
        notices.error(new Error(`Your browser does not allow copying. Please copy it by hand: ${text}`));
      }
    },
    [notices],
  );
};
