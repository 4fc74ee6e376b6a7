import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusLost } from '../focus-lost.ts';
import { pushLayer } from './layers.ts';

export type ModalOptions = {
  /** Absent where the dialog cannot be closed without a choice: neither Escape nor a click beside it closes it. */
  onClose?: (() => void) | undefined;
  /** False where a click beside it would lose typed text. */
  closesBeside?: boolean | undefined;
  /** What gets the focus on opening, where it is not the first control. */
  firstFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** After it has closed and the focus is back. */
  onClosed?: (() => void) | undefined;
};

const FOCUSABLE =
  'button:not(:disabled), input:not(:disabled, [type=hidden], [hidden]), select:not(:disabled), textarea:not(:disabled), a[href], [tabindex]:not([tabindex="-1"], [role="group"], [role="region"]), [contenteditable="true"]';
/** A box that is in the tab order only to be scrolled. */
const SCROLLED = ':is([role="group"], [role="region"])[tabindex="0"]';

/**
 * The wanted element, the first control of the content, what scrolls there, or the dialog itself: never a button of the footer, where Enter
 * would decide before anything was read or, while a form is loading, close it.
 */
const focusFirst = (dialog: HTMLElement, wanted: HTMLElement | null | undefined): void => {
  const places = ['[data-autofocus]', `[data-part="body"] :is(${FOCUSABLE})`, `[data-part="body"] ${SCROLLED}`];
  const candidates = places.flatMap((place) => [...dialog.querySelectorAll<HTMLElement>(place)]);
  for (const candidate of [...(wanted ? [wanted] : []), ...candidates, dialog]) {
    candidate.focus({ preventScroll: true });
    // What is hidden or inert does not take the focus.
    if (document.activeElement === candidate) return;
  }
};

/** Where the focus returns to once the commit is done in which a dialog closed; a dialog that opens in it inherits it. */
let returning: { to: Element | null } | undefined;

/**
 * After the commit: closing and focusing make the browser lay out the page at once, which a commit that closes a dialog
 * and shows another screen would make it do twice.
 */
const giveFocusBack = (to: Element | null, done: () => void) => {
  const own = { to };
  returning = own;
  queueMicrotask(() => {
    done();
    if (returning !== own) return;
    returning = undefined;
    if (to instanceof HTMLElement && to.isConnected) to.focus();
    // It may be gone, hidden or disabled by now.
    focusLost();
  });
};

const takeFocusFrom = (): Element | null => {
  const before = returning ? returning.to : document.activeElement;
  returning = undefined;
  return before;
};

/** Shows a native modal dialog for as long as it is mounted; the focus returns to where it was. */
export const useModal = ({ onClose, closesBeside = true, firstFocus, onClosed }: ModalOptions) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const shown = useRef(false);
  const first = useEffectEvent(() => firstFocus?.());
  const closed = useEffectEvent(() => onClosed?.());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    shown.current = true;
    const before = takeFocusFrom();
    if (!dialog.open) dialog.showModal();
    const pop = pushLayer(dialog, before);
    focusFirst(dialog, first());
    return () => {
      shown.current = false;
      giveFocusBack(pop(), () => {
        // In development React runs effects twice: then it is shown again.
        if (shown.current) return;
        // Without its effects but in the document it would keep the page behind it inert.
        if (dialog.isConnected) dialog.close();
        else closed();
      });
    };
  }, []);

  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Prevented here, the browser sends no cancel event, which it does not let a page prevent twice.
      event.preventDefault();
      event.stopPropagation();
      onClose?.();
    },
    // Android's back gesture. A file input inside sends an event of the same name.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // Browsers let a page prevent one cancel event and then close the dialog all the same.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      onClose?.();
    },
    // A press that began inside (selecting text) and ended beside the dialog is not a wish to close it.
    onMouseDown: (event: MouseEvent) => {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (event.target !== event.currentTarget || !pressedBeside.current || !closesBeside) return;
      onClose?.();
    },
  };
};
