import type { ComponentProps, ReactNode } from 'react';
import { HOVER_CARD_HIDE_MS } from '@amberway/contract/kernel/limits';
import { HoverPopover } from '../kit/Tooltip.tsx';
import styles from './HoverCard.module.css';

type Props = {
  content: ReactNode;
  /** One focusable element: the card also opens on keyboard focus, and Esc closes it. */
  children: ComponentProps<typeof HoverPopover>['children'];
};

const SHOW_MS = 150;

/** More about a person, beside their name. Nothing in it is essential: it repeats what their page shows. */
export const HoverCard = ({ content, children }: Props) => (
  <HoverPopover content={content} side="end" showMs={SHOW_MS} hideMs={HOVER_CARD_HIDE_MS} className={styles['card']}>
    {children}
  </HoverPopover>
);
