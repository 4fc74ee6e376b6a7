import { useEffect, useState } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';

const LATEST = 4 * SECOND;

/** Becomes true when the browser has nothing else to do; Safari has no such event and waits a moment. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(done, LATEST / 2);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(done, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
};
