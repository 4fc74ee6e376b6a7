import { useMemo, useState } from 'react';
import { NOTE_DRAFT_KIND } from '@amberway/contract/activity-notes/drafts';
import { newKey } from '../../../kernel/new-key.ts';
import { useDraft } from '../../../kernel/drafts/use-draft.ts';
import { draftOf, hasContent, type NoteDraft, readDraft, type Restored } from './note-draft.ts';
import type { NoteValues } from './note-values.ts';

type Phase = { key: string | null; at: 'changing' | 'loading' | 'open' };
type Typed = { values: NoteValues; version: number | undefined };

/**
 * Saves what is typed as a draft. Nothing is saved before the user changes the form, nor while it has no content; a
 * draft that was emptied is deleted when the form is left. A note without a child has no draft key, and a new note is
 * never saved among the drafts of another child.
 */
export const useNoteDraft = (key: string | null, child?: string | null) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [restored, setRestored] = useState<Restored | null>(null);
  const [textId, setTextId] = useState(newKey);
  // Until the stored draft of a key is loaded, nothing may overwrite it. In the first render after a key change the
  // state is still that of the old key, so the new key counts only once it has begun to load.
  const [phase, setPhase] = useState<Phase>({ key, at: 'loading' });
  const [shown, setShown] = useState(false);
  const [begun, setBegun] = useState(false);

  const stored = useMemo(() => {
    if (!typed || key === null || phase.key !== key || phase.at !== 'open') return undefined;
    if (child !== undefined && typed.values.member !== child) return undefined;
    const draft = draftOf(typed.values, typed.version, textId);
    return begun || hasContent(draft) ? draft : undefined;
  }, [typed, key, child, phase, textId, begun]);

  const draft = useDraft<NoteDraft>(NOTE_DRAFT_KIND, key, {
    value: stored,
    onRestore: (value) => {
      const found = readDraft(value);
      setRestored(found);
      setBegun(true);
      if (found.textId) setTextId(found.textId);
    },
  });
  if (phase.key !== key) setPhase({ key, at: 'changing' });
  else if (phase.at === 'changing' && !draft.ready) setPhase({ key, at: 'loading' });
  else if (phase.at === 'loading' && draft.ready) setPhase({ key, at: 'open' });
  if (phase.at === 'open' && !shown) setShown(true);
  if (stored && !begun) setBegun(true);

  const isWritten = typed ? hasContent(draftOf(typed.values, typed.version, textId)) : restored !== null;
  return {
    ...draft,
    /** Stays true once loaded: a later change of child must not unmount the form. */
    shown,
    restored,
    textId,
    /** Something has been written, now or earlier. */
    isWritten,
    /** There is a text and nowhere to store it: the note has no child yet. */
    isLost: key === null && isWritten,
    /** `version` is the version of the note that the text is based on. */
    typed: (values: NoteValues, version: number | undefined) => setTyped({ values, version }),
    /** Discards what was typed; the form continues without it. */
    forget: async () => {
      setTyped(null);
      setRestored(null);
      await draft.clear();
    },
    /** Called when the form is left: saves the draft, or deletes it when it has no content any more. */
    leave: async () => {
      if (stored && !hasContent(stored)) await draft.clear();
      else await draft.flush();
    },
  };
};
export type NoteDraftState = ReturnType<typeof useNoteDraft>;
