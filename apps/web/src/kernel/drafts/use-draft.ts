import { useCallback, useEffect, useRef, useState } from 'react';
import { currentSession } from '../sign-in/state.ts';
import { ownerOfDrafts } from './owner.ts';
import { type DraftSnapshot, emptySnapshot } from './state.ts';
import { createDraftSync, type DraftSync } from './sync.ts';

type Options<T> = {
  /** The form's current value; undefined while there is nothing worth storing. */
  value: T | undefined;
  /** Puts a stored text into the form. */
  onRestore: (value: T) => void;
};

export type DraftHandle<T> = DraftSnapshot<T> & {
  /** False until it is known whether there is a draft to restore: do not show the form before. */
  ready: boolean;
  /** Another tab or device saved a different text: keep this form's, or take the other. */
  keepMine: () => void;
  takeOther: () => void;
  /** Call it once the form has been sent, whether or not it is still mounted. */
  clear: () => Promise<void>;
  /** Saves now, before navigating away from the form. */
  flush: () => Promise<void>;
};

/**
 * Stores an unfinished form: in the browser on every change, on the server after three idle seconds and when the
 * page is hidden. `kind` and `key` name the form and the record it is about; without a key nothing is stored.
 */
export const useDraft = <T>(kind: string, key: string | null, { value, onRestore }: Options<T>): DraftHandle<T> => {
  const [snapshot, setSnapshot] = useState<DraftSnapshot<T>>(emptySnapshot);
  const sync = useRef<DraftSync<T> | null>(null);
  // Also after the form was unmounted: a form that has been sent leaves no draft.
  const last = useRef<DraftSync<T> | null>(null);
  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
  });

  useEffect(() => {
    const session = currentSession();
    if (!session || key === null) return undefined;
    const made: DraftSync<T> = createDraftSync<T>(
      { owner: ownerOfDrafts(session.user), kind, key },
      (stored) => sync.current === made && restore.current(stored),
      () => sync.current === made && setSnapshot(made.snapshot()),
    );
    sync.current = made;
    last.current = made;
    void made.open();
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void made.flush(true);
    };
    const whenLeaving = () => void made.flush(true);
    const whenOnline = () => void made.flush(false);
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', whenLeaving);
    window.addEventListener('online', whenOnline);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', whenLeaving);
      window.removeEventListener('online', whenOnline);
      made.close(currentSession() !== null);
      sync.current = null;
      setSnapshot(emptySnapshot());
    };
  }, [kind, key]);

  useEffect(() => {
    if (value !== undefined) sync.current?.change(value);
  }, [value]);

  return {
    ...snapshot,
    ready: key === null || currentSession() === null || snapshot.status !== 'loading',
    keepMine: useCallback(() => sync.current?.keepMine(), []),
    takeOther: useCallback(() => sync.current?.takeOther(), []),
    clear: useCallback(async () => last.current?.clear(), []),
    flush: useCallback(async () => sync.current?.flush(false), []),
  };
};
