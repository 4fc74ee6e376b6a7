import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { topLayer } from './layers.ts';

/** Safari 17, Chrome 114, Firefox 125. */
const hasPopover = (): boolean => 'showPopover' in HTMLElement.prototype;

/**
 * Where a popover stands: in its place, since browsers show it in the top layer. One without popovers gets it at the end
 * of the topmost dialog, or of the page, so that nothing clips or covers it there. It stays where it opened.
 */
export const Floating = ({ open = true, children }: { open?: boolean; children: ReactNode }) => {
  const layer = useMemo(() => (open && !hasPopover() ? topLayer() : null), [open]);
  return layer ? createPortal(children, layer) : children;
};
