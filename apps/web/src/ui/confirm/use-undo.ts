import { useCallback, useId } from 'react';
import { UNDO_SECONDS } from '@amberway/contract/kernel/limits';
import { dismissToast, showToast } from '../kit/toast.tsx';
import { useNotices } from '../notices.ts';

let count = 0;

/** Says what was done and offers Undo for a few seconds. Hovering or focusing it pauses the timer. */
export const useUndo = () => {
  const notices = useNotices();
  const place = useId();
  return useCallback(
    (done: string, undo: () => void | Promise<unknown>, seconds = UNDO_SECONDS) => {
      const key = `${place}${++count}`;
      const take = async () => {
        dismissToast(key);
        try {
          await undo();
        } catch (error) {
          notices.error(error);
        }
      };
      showToast({
        key,
        tone: 'success',
        title: done,
        seconds,
        action: { label: 'Undo', onPress: () => void take() },
      });
    },
    [notices, place],
  );
};
