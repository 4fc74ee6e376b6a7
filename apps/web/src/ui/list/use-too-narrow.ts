import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is narrower than its content needs. Only then may it scroll sideways: inside a scroll container
 * the column headers no longer stay below the page header.
 */
export const useTooNarrow = (of: RefObject<HTMLElement | null>, minWidth: number): boolean => {
  const [tooNarrow, setTooNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const measure = () => setTooNarrow(element.clientWidth < minWidth);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, [of, minWidth]);
  return tooNarrow;
};
