import { useState } from 'react';
import { useDraft } from './use-draft.ts';
import { nothingWritten, readWritten, withTyped, type Written } from './written.ts';

/**
 * The text of a box that is stored as a draft until it is sent. It can be typed into at once: a draft that arrives
 * later goes before what was typed meanwhile.
 */
export const useWritten = (kind: string, key: string | null) => {
  const [written, setWritten] = useState(nothingWritten);
  const [typed, setTyped] = useState<Written>();
  const draft = useDraft<unknown>(kind, key, {
    value: typed,
    onRestore: (found) => {
      const stored = readWritten(found);
      if (!stored) return;
      // Later it replaces the text, because somebody has chosen the other one.
      const now = draft.ready ? stored : withTyped(stored, written.text);
      setWritten(now);
      setTyped(now === stored ? undefined : now);
    },
  });
  const [storing, setStoring] = useState(false);
  if (draft.ready && !storing) {
    setStoring(true);
    // What was typed before is stored from now on.
    setTyped((now) => now && { ...now });
  }
  return {
    ...written,
    draft,
    write: (text: string) => {
      const now = { text, textId: written.textId };
      setWritten(now);
      setTyped(now);
    },
    /** Call it when the text was sent. */
    clear: async () => {
      setWritten(nothingWritten());
      setTyped(undefined);
      await draft.clear();
    },
  };
};
