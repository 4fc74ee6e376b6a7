import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ask as askInDialog } from '../kit/confirm.tsx';

type Options = {
  open: boolean;
  isDirty: () => boolean;
  onClose: () => void;
  onReopen: () => void;
  /** The form is done: saved, unchanged or discarded. */
  onLeft: () => void;
};

/**
 * Closing discards typed text only after confirmation. This covers the form's own buttons, the browser's back
 * button (the form stays open while asking) and, with the browser's own dialog, leaving the page.
 */
export const useGuardedClose = ({ open, isDirty, onClose, onReopen, onLeft }: Options) => {
  const [held, setHeld] = useState(false);
  const wasOpen = useRef(open);
  const allowed = useRef(false);
  const asking = useRef(false);
  const now = useRef({ isDirty, onClose, onReopen, onLeft });
  useLayoutEffect(() => {
    now.current = { isDirty, onClose, onReopen, onLeft };
  });

  const ask = useCallback((onDiscard: () => void, onKeep: () => void) => {
    if (asking.current) return;
    asking.current = true;
    askInDialog({
      title: 'Discard changes?',
      content: 'What you typed here has not been saved.',
      confirm: 'Discard changes',
      cancel: 'Keep editing',
      danger: true,
      onConfirm: onDiscard,
      onCancel: onKeep,
      onClosed: () => {
        asking.current = false;
      },
    });
  }, []);

  useLayoutEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (open) allowed.current = false;
    if (!closed || allowed.current) return;
    if (!now.current.isDirty()) {
      now.current.onLeft();
      return;
    }
    setHeld(true);
    ask(
      () => {
        setHeld(false);
        now.current.onLeft();
      },
      () => {
        setHeld(false);
        now.current.onReopen();
      },
    );
  }, [open, ask]);

  useEffect(() => {
    if (!open) return undefined;
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (now.current.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeLeaving);
    return () => window.removeEventListener('beforeunload', beforeLeaving);
  }, [open]);

  /** After a save or the user's confirmation. */
  const leave = useCallback(() => {
    allowed.current = true;
    now.current.onLeft();
    now.current.onClose();
  }, []);
  const close = useCallback(() => {
    if (now.current.isDirty()) ask(leave, () => {});
    else leave();
  }, [ask, leave]);
  return { held, close, leave };
};
