import { useEffect } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { useOutboxWanted } from '../../kernel/outbox/waiting.ts';
import { readyOwner } from '../../kernel/ready/choice.ts';
import { useIdle } from '../shell/use-idle.ts';

/** After its code could not be loaded. */
const RETRY_MS = 10 * SECOND;

/** The device side of a session, loaded late. Not in a customer's view: what waits there is the actor's own. */
export const useDevice = ({ _id, actor, members }: Pick<CurrentUser, '_id' | 'actor' | 'members'>): void => {
  const idle = useIdle();
  const wanted = useOutboxWanted();
  const begins = idle || wanted;
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
    if (!begins || person === null) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const start = async () => {
      const { startDevice } = await import('./start.ts');
      if (!isOver) end = startDevice(person);
    };
    let timer: ReturnType<typeof setTimeout>;
    // Without a network its file may be missing.
    const attempt = () =>
      start().catch(() => {
        if (!isOver) timer = setTimeout(() => void attempt(), RETRY_MS);
      });
    void attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [begins, person]);
};
