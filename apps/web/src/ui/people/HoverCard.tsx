import { Popover } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { HOVER_CARD_HIDE_MS } from '@amberway/contract/kernel/limits';

type Props = {
  content: ReactNode;
  placement?: 'right' | 'bottom' | 'top' | 'left';
  /** One element that can take the focus: the card opens for the keyboard too, and Esc closes it. */
  children: ReactElement;
};

const SHOW_MS = 150;

/** More about someone, beside their name. Nothing in it is needed to go on: it repeats what their page says. */
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
