import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type Align, position, type Side } from './position.ts';

export type FloatingOptions = {
  open: boolean;
  anchor: RefObject<Element | null>;
  box: RefObject<HTMLElement | null>;
  side?: Side;
  align?: Align;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  /** A press outside both. Absent: it does not close by presses. */
  onOutside?: (() => void) | undefined;
};

/** Shows a box in the top layer beside its anchor, and lets it follow when the page scrolls or either changes size. */
export const useFloating = ({
  open,
  anchor,
  box,
  side = 'bottom',
  align = 'start',
  matchWidth = false,
  onOutside,
}: FloatingOptions): void => {
  useLayoutEffect(() => {
    const floating = box.current;
    const at = anchor.current;
    if (!open || !floating || !at) return undefined;
    // Without popovers it is shown as it is: Floating has put it where it belongs.
    floating.showPopover?.();
    const place = () => position(at, floating, side, align, matchWidth);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(floating);
    sizes.observe(at);
    // Capturing also hears the scrolling of containers, which does not bubble.
    const onScroll = ({ target }: Event) => {
      if (!floating.contains(target as Node)) place();
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', place);
      if (floating.isConnected) floating.hidePopover?.();
    };
  }, [open, anchor, box, side, align, matchWidth]);

  const pressedOutside = useEffectEvent((event: Event) => {
    const target = event.target as Node;
    if (!anchor.current?.contains(target) && !box.current?.contains(target)) onOutside?.();
  });
  // With the box: a press right after it shows closes it too.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const listener = (event: Event) => pressedOutside(event);
    document.addEventListener('mousedown', listener);
    return () => document.removeEventListener('mousedown', listener);
  }, [open]);
};
