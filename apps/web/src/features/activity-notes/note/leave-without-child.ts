import { useEffect } from 'react';
import { ask } from '../../../ui/kit/confirm.tsx';

// A note without a child is no draft: drafts are stored with their child.

export const askToDiscard = (onDiscard: () => void): void =>
  ask({
    title: 'Discard this note?',
    content: 'No child is chosen, so it could not be stored as a draft.',
    confirm: 'Discard note',
    cancel: 'Keep writing',
    danger: true,
    onConfirm: onDiscard,
  });

/** The browser's own question before the page is left. */
export const useLeaveWarning = (asks: boolean): void => {
  useEffect(() => {
    if (!asks) return undefined;
    const beforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', beforeLeaving);
    return () => window.removeEventListener('beforeunload', beforeLeaving);
  }, [asks]);
};
