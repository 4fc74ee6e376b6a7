import { useEffect, useState } from 'react';
import { MINUTE } from '@amberway/contract/kernel/limits';

/** The present moment in milliseconds, to the minute: what ends while a page is open ends on it too. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};
