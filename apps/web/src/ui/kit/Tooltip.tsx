import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './Popover.module.css';
import type { Align, Side } from './position.ts';
import { Floating } from './Floating.tsx';
import { useFloating } from './use-floating.ts';

type OpenerProps = {
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
} & Partial<
  Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick', (event: SyntheticEvent) => void>
>;
type Props = {
  content: ReactNode;
  side?: Side;
  align?: Align;
  className?: string | undefined;
  /** A press shows it too, where touch would not; for a button that does nothing else. */
  onPress?: boolean;
  /** One element that can take the focus. */
  children: ReactElement<OpenerProps>;
};
type HoverProps = Props & { showMs: number; hideMs: number; look: string | undefined; isDescription: boolean };

const HoverBox = ({ content, side = 'top', align = 'centre', className, children, ...rest }: HoverProps) => {
  const { showMs, hideMs, look, isDescription, onPress = false } = rest;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null);
  // A tooltip's element may be part of a paragraph, which cannot hold a block.
  const Box = isDescription ? 'span' : 'div';
  const id = useId();
  useEffect(() => {
    if (wanted === open) return undefined;
    const timer = setTimeout(() => setOpen(wanted), wanted ? showMs : hideMs);
    return () => clearTimeout(timer);
  }, [wanted, open, showMs, hideMs]);
  // WCAG 1.4.13: Escape dismisses it wherever the focus is.
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setWanted(false);
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const show = () => setWanted(true);
  const hide = () => setWanted(false);
  // Safari does not focus a pressed button, so it cannot lose the focus either.
  useFloating({ open, anchor: opener, box, side, align, onOutside: onPress ? hide : undefined });
  const own = children.props;
  // The element may already have a ref from the component that created it.
  useImperativeHandle(own.ref, () => opener.current as HTMLElement);
  return (
    <>
      {cloneElement(children, {
        ref: opener,
        ...(isDescription && open && { 'aria-describedby': classNames(own['aria-describedby'], id) }),
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          show();
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          hide();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          // Not when a closed dialog gives the focus back after a press.
          if (event.target instanceof Element && event.target.matches(':focus-visible')) show();
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          hide();
        },
        ...(onPress && { onClick: show }),
      })}
      {open && (
        <Floating>
          <Box
            ref={box}
            id={id}
            role={isDescription ? 'tooltip' : undefined}
            popover="manual"
            className={classNames(styles['popover'], look, className)}
            // WCAG 1.4.13: the pointer may move onto it.
            onPointerEnter={show}
            onPointerLeave={hide}
          >
            {content}
          </Box>
        </Floating>
      )}
    </>
  );
};

/** A short text about its element, on hover and focus. Nothing in it may be needed to go on: touch has no hover. */
export const Tooltip = (props: Props) => (
  <HoverBox {...props} showMs={150} hideMs={120} look={styles['tooltip']} isDescription />
);

/** More about an element beside it, on hover and focus; the pointer can move into it. */
export const HoverPopover = ({ showMs, hideMs, ...props }: Props & { showMs: number; hideMs: number }) => (
  <HoverBox {...props} showMs={showMs} hideMs={hideMs} look={undefined} isDescription={false} />
);
