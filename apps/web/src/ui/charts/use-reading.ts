import { useEffect, useState } from 'react';

/** The label whose value is shown: under the pointer, else where the arrow keys are. */
export const useReading = (count: number) => {
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const index = hovered ?? focused;
  // WCAG 1.4.13: Escape dismisses it wherever the focus is.
  useEffect(() => {
    if (index === null) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setHovered(null);
      setFocused(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [index]);
  // Of fewer labels than before the last one is meant.
  return { index: index === null ? null : Math.min(index, count - 1), setHovered, setFocused };
};
