import { useEffectEvent, useLayoutEffect } from 'react';

type Props = { onType: (change: (typed: string) => string) => void; onClose: () => void };

/**
 * While the palette's code is loading: collects what is typed for it, which would otherwise be lost or press what has
 * the focus on the page behind it.
 */
export const TypedAhead = ({ onType, onClose }: Props) => {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onType((typed) => typed.slice(0, -1));
    else if (event.key.length === 1) onType((typed) => typed + event.key);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A layout effect ends in the moment in which the palette appears.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => take(event);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
};
