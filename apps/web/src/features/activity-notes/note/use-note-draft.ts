import { useMemo, useState } from 'react';
import { NOTE_DRAFT_KIND } from '@amberway/contract/activity-notes/drafts';
import { newTextId } from '../../../kernel/drafts/text-key.ts';
import { useDraft } from '../../../kernel/drafts/use-draft.ts';
import { draftOf, hasContent, type NoteDraft, readDraft, type Restored } from './note-draft.ts';
import type { NoteValues } from './note-values.ts';

type Phase = { key: string | null; at: 'changing' | 'loading' | 'open' };
type Typed = { values: NoteValues; version: number | undefined };

/**
 * Keeps what is typed. Nothing is kept before somebody has touched the form, nor as long as it says nothing; what was
 * emptied again goes when the form is left. A note that has no child yet has no place to be kept at, and a new one is
 * never kept among those of another child.
 */
export const useNoteDraft = (key: string | null, child?: string | null) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [restored, setRestored] = useState<Restored | null>(null);
  const [textId, setTextId] = useState(newTextId);
  // Before the stored text of a key is known nothing may be written over it. A new key is first seen with the old
  // one's state, so it counts only from the moment it has begun to load.
  const [phase, setPhase] = useState<Phase>({ key, at: 'loading' });
  const [shown, setShown] = useState(false);
  const [begun, setBegun] = useState(false);

  const kept = useMemo(() => {
    if (!typed || key === null || phase.key !== key || phase.at !== 'open') return undefined;
    if (child !== undefined && typed.values.member !== child) return undefined;
    const draft = draftOf(typed.values, typed.version, textId);
    return begun || hasContent(draft) ? draft : undefined;
  }, [typed, key, child, phase, textId, begun]);

  const draft = useDraft<NoteDraft>(NOTE_DRAFT_KIND, key, {
    value: kept,
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
  if (kept && !begun) setBegun(true);

  return {
    ...draft,
    /** Known once: a change of child later must not take the form away. */
    shown,
    restored,
    textId,
    /** `version` is that of the note which the words change. */
    typed: (values: NoteValues, version: number | undefined) => setTyped({ values, version }),
    /** The form goes on without what was typed. */
    forget: async () => {
      setTyped(null);
      setRestored(null);
      await draft.clear();
    },
    /** The form is left: what it says is saved, what it does not say any more is thrown away. */
    leave: async () => {
      if (kept && !hasContent(kept)) await draft.clear();
      else await draft.flush();
    },
  };
};
export type NoteDraftState = ReturnType<typeof useNoteDraft>;
