import { useEffect } from 'react';
import { refreshSession, startRefreshing } from '../sign-in/refresh.ts';
import { signOut } from '../sign-in/session.ts';
import { read, write } from '../sign-in/storage.ts';
import { watchActivity } from './activity.ts';
import { idlePhase } from './idle-clock.ts';
import { IdleWarning } from './IdleWarning.tsx';
import { useIdlePhase } from './use-idle-phase.ts';

const noteActivity = () => write('lastActive', String(Date.now()));

/**
 * Signs out after an hour without activity in any tab. The time of the last activity is shared through storage:
 * counting tabs would wait for ever for one that was frozen or has crashed.
 */
export const IdleWatch = () => {
  const { phase, recheck } = useIdlePhase();

  useEffect(startRefreshing, []);

  useEffect(
    () =>
      watchActivity(() => {
        // While the warning shows, only its buttons count; and activity after the limit is too late.
        const now = idlePhase(Date.now(), Number(read('lastActive') ?? Date.now()));
        if (now.kind === 'active') noteActivity();
        else recheck();
      }),
    [recheck],
  );

  useEffect(() => {
    if (phase.kind === 'over') signOut('idle');
  }, [phase.kind]);

  const stay = () => {
    noteActivity();
    recheck();
    void refreshSession();
  };

  return phase.kind === 'warning' ? (
    <IdleWarning remaining={phase.remaining} onStay={stay} onSignOut={() => signOut()} />
  ) : null;
};
