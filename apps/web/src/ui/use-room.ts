import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, and how large its text is compared with 16 pixels. */
export type Room = { width: number; scale: number };

const NONE: Room = { width: 0, scale: 1 };

/** Known before the first paint, so that nothing moves; follows the window and the text size. */
export const useRoom = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(NONE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(element).fontSize) / 16 || 1;
      const width = Math.floor(element.getBoundingClientRect().width);
      // Hidden, for instance while the poster is printed.
      if (width === 0) return;
      setRoom((now) => (now.width === width && now.scale === scale ? now : { width, scale }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { ref, room };
};
