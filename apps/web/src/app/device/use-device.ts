import { useEffect } from 'react';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { useIdle } from '../shell/use-idle.ts';

/** The device side of a session, loaded late. Not in a customer's view: what waits there is the actor's own. */
export const useDevice = ({ _id, actor }: Pick<CurrentUser, '_id' | 'actor'>): void => {
  const idle = useIdle();
  const person = actor === null ? _id : null;
  useEffect(() => {
    if (!idle || person === null) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const start = async () => {
      const { startDevice } = await import('./start.ts');
      if (!isOver) end = startDevice(person);
    };
    // Without a network its file may be missing: the next visit does it.
    start().catch(() => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [idle, person]);
};
