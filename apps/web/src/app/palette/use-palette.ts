import { useEffect, useState } from 'react';
import { hasLayer } from '../../ui/kit/layers.ts';

/** Opens on ⌘K or Ctrl-K, but not over an open form or dialog, whose text would be lost by navigating away. */
export const usePalette = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      const busy = hasLayer();
      event.preventDefault();
      setOpen((now) => (now ? false : !busy));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  // Stays mounted once opened, so that the closing animation shows and reopening is quick.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  // Typed while the code was loading.
  const [typed, type] = useState('');
  const drop = () => {
    setOpen(false);
    setWanted(false);
  };
  const hide = () => {
    setOpen(false);
    type('');
  };
  return { open, wanted, typed, type, show: () => setOpen(true), hide, drop };
};
