import { useCallback } from 'react';
import { useNotices } from './notices.ts';

/** Puts a text into the clipboard and says so; where the browser refuses, the person is told to copy it by hand. */
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
