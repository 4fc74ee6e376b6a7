import { App, Button } from 'antd';
import { useCallback, useId } from 'react';
import { UNDO_SECONDS } from '@amberway/contract/kernel/limits';
import { useNotices } from '../notices.ts';

let count = 0;

/** Says what was done and offers Undo for a few seconds. Hovering or focusing it pauses the timer. */
export const useUndo = () => {
  const { notification } = App.useApp();
  const notices = useNotices();
  const place = useId();
  return useCallback(
    (done: string, undo: () => void | Promise<unknown>) => {
      const key = `${place}${++count}`;
      const take = async () => {
        notification.destroy(key);
        try {
          await undo();
        } catch (error) {
          notices.error(error);
        }
      };
      notification.open({
        key,
        title: done,
        duration: UNDO_SECONDS,
        pauseOnHover: true,
        placement: 'bottom',
        role: 'status',
        actions: (
          <Button size="small" onClick={() => void take()}>
            Undo
          </Button>
        ),
      });
    },
    [notification, notices, place],
  );
};
