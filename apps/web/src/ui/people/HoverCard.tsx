import { Popover } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { HOVER_CARD_HIDE_MS } from '@amberway/contract/kernel/limits';

type Props = {
  content: ReactNode;
  placement?: 'right' | 'bottom' | 'top' | 'left';
  /** One focusable element: the card also opens on keyboard focus, and Esc closes it. */
  children: ReactElement;
};

const SHOW_MS = 150;

/** More about a person, beside their name. Nothing in it is essential: it repeats what their page shows. */
export const HoverCard = ({ content, placement = 'right', children }: Props) => (
  <Popover
    content={content}
    trigger={['hover', 'focus']}
    placement={placement}
    mouseEnterDelay={SHOW_MS / 1000}
    mouseLeaveDelay={HOVER_CARD_HIDE_MS / 1000}
    styles={{ container: { maxWidth: 320 } }}
  >
    {children}
  </Popover>
);
