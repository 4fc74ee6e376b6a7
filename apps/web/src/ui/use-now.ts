import { useEffect, useState } from 'react';
import { MINUTE } from '@amberway/contract/kernel/limits';

/** The current time in milliseconds, updated every minute: what ends while a page is open also ends on screen. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};
