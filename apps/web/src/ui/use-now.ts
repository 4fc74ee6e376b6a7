import { useEffect, useState } from 'react';
import { trueNow } from '../kernel/device/clock.ts';
import { MINUTE } from '@amberway/contract/kernel/limits';

/** The current time in milliseconds, updated every minute: what ends while a page is open also ends on screen. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => trueNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(trueNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};
