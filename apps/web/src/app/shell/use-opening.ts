import { useEffect, useState } from 'react';
import { entryKey, useLocation } from '../../kernel/router.ts';

/**
 * Whether the page in the address bar is still being loaded: the one before it stays until then. Browsers without the
 * Navigation API never say so.
 */
export const useOpening = (): boolean => {
  const { key } = useLocation();
  const [wanted, setWanted] = useState(key);
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const onChange = () => setWanted(entryKey());
    navigation?.addEventListener('currententrychange', onChange);
    return () => navigation?.removeEventListener('currententrychange', onChange);
  }, []);
  return wanted !== key;
};
