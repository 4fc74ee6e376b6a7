import { IDLE_TIMEOUT_MS, IDLE_WARNING_MS } from '@amberway/contract/kernel/limits';

// When an idle session warns and when it ends. Pure, so that sleep and clock changes can be tested.

export type IdlePhase = { kind: 'active' } | { kind: 'warning'; remaining: number } | { kind: 'over' };

export const idlePhase = (now: number, lastActive: number): IdlePhase => {
  // A clock that was set back must not end a session; the server enforces its own hour.
  const quiet = Math.max(0, now - lastActive);
  const remaining = IDLE_TIMEOUT_MS - quiet;
  if (remaining <= 0) return { kind: 'over' };
  if (remaining <= IDLE_WARNING_MS) return { kind: 'warning', remaining };
  return { kind: 'active' };
};

/** 1:59 */
export const countdown = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
