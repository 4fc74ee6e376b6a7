import { useCallback, useEffect, useState } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';
import { read, storageKey } from '../sign-in/storage.ts';
import { idlePhase, type IdlePhase } from './idle-clock.ts';

// A hidden tab's timers run late and a sleeping laptop's not at all, so the phase is recomputed from the clock
// every second and on each of these events.
const SIGNS_OF_LIFE = ['focus', 'pageshow', 'online'] as const;

const phaseNow = (): IdlePhase => idlePhase(Date.now(), Number(read('lastActive') ?? Date.now()));

/** The idle phase of this session, measured across all tabs; call `recheck` after user activity. */
export const useIdlePhase = (): { phase: IdlePhase; recheck: () => void } => {
  const [phase, setPhase] = useState<IdlePhase>(phaseNow);

  const recheck = useCallback(() => {
    const next = phaseNow();
    // Only the countdown changes every second; other updates would re-render for nothing.
    setPhase((now) => (now.kind === next.kind && next.kind !== 'warning' ? now : next));
  }, []);

  useEffect(() => {
    const timer = setInterval(recheck, SECOND);
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === storageKey('lastActive')) recheck();
    };
    document.addEventListener('visibilitychange', recheck);
    window.addEventListener('storage', fromOtherTab);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, recheck);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', recheck);
      window.removeEventListener('storage', fromOtherTab);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, recheck);
    };
  }, [recheck]);

  return { phase, recheck };
};
