import { useEffect } from 'react';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { readyOwner } from '../../kernel/ready/choice.ts';
import { useIdle } from '../shell/use-idle.ts';

/** The device side of a session, loaded late. Not in a customer's view: what waits there is the actor's own. */
export const useDevice = ({ _id, actor, members }: Pick<CurrentUser, '_id' | 'actor' | 'members'>): void => {
  const idle = useIdle();
  const person = actor === null ? _id : null;
  useEffect(() => {
    if (!idle || person === null || readyOwner()?.split(':')[1] !== person) return;
    const follow = async () => {
      const { followFamily } = await import('../../features/practice/device/pass-children.ts');
      await followFamily({ _id: person, members });
    };
    // The next visit tries again.
    follow().catch(() => {});
  }, [idle, person, members]);
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
