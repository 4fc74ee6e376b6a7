import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import { Floating } from './Floating.tsx';
import styles from './Popover.module.css';
import type { Align, Side } from './position.ts';
import { useFloating } from './use-floating.ts';

type OpenerProps = {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
};

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is about, for screen readers. */
  label?: string | undefined;
  side?: Side;
  align?: Align;
  className?: string | undefined;
  content: ReactNode;
  /** The button that opens it; it gets the focus back. */
  children: ReactElement<OpenerProps>;
};

/** A small dialog beside its button, not modal: Escape or a press elsewhere closes it. */
export const Popover = ({ open, onOpenChange, label, side, align, className, content, children }: Props) => {
  const opener = useRef<HTMLButtonElement>(null);
  // The element may already have a ref from the component that created it.
  useImperativeHandle(children.props.ref, () => opener.current as HTMLButtonElement);
  const box = useRef<HTMLDivElement>(null);
  useFloating({
    open,
    anchor: opener,
    box,
    ...(side && { side }),
    ...(align && { align }),
    onOutside: () => onOpenChange(false),
  });
  useLayoutEffect(() => {
    const floating = box.current;
    const button = opener.current;
    if (!open || !floating) return undefined;
    floating.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closed from inside, the focus is lost with the content, which React has removed by now.
    return () => {
      if (document.activeElement === document.body || floating.contains(document.activeElement)) button?.focus();
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
    event.preventDefault();
    event.stopPropagation();
    onOpenChange(false);
  };
  return (
    // Both the button and the box handle Escape; the wrapper takes no room.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={styles['anchor']} onKeyDown={onKeyDown}>
      {cloneElement(children, {
        ref: opener,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <Floating>
          <div
            ref={box}
            popover="manual"
            {...(label !== undefined && { role: 'dialog', 'aria-label': label })}
            className={classNames(styles['popover'], className)}
          >
            {content}
          </div>
        </Floating>
      )}
    </span>
  );
};
