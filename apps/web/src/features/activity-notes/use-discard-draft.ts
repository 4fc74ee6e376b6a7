import { useQueryClient } from '@tanstack/react-query';
import { NOTE_DRAFT_KIND } from '@amberway/contract/activity-notes/drafts';
import type { OwnNoteDraft } from '@amberway/contract/activity-notes/schemas';
import { deleteDraft, getDraft, saveDraft } from '@amberway/contract/drafts/endpoints';
import { call } from '../../kernel/api.ts';
import { removeLocal } from '../../kernel/drafts/local.ts';
import { ownerOfDrafts } from '../../kernel/drafts/owner.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { invalidateSlice } from '../../kernel/queries/summaries.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useWork } from '../../ui/use-action.ts';
import { NOTES_SLICE } from './queries.ts';

/** Asks, then removes an unfinished note from the server and this browser. Undo stores it again. */
export const useDiscardDraft = () => {
  const client = useQueryClient();
  const me = useMe();
  const ask = useQuestion();
  const offerUndo = useUndo();
  const discard = async ({ key }: OwnNoteDraft) => {
    const params = { kind: NOTE_DRAFT_KIND, key };
    const stored = (await call(getDraft, { params })).data;
    await call(deleteDraft, { params, query: {} });
    removeLocal({ owner: ownerOfDrafts(me), kind: NOTE_DRAFT_KIND, key });
    offerUndo('Draft discarded', async () => {
      if (stored) await call(saveDraft, { params, body: { value: stored.value, version: 0 } });
      await invalidateSlice(client, NOTES_SLICE);
    });
  };
  const { run } = useWork(discard, { invalidates: [NOTES_SLICE] });
  return (draft: OwnNoteDraft) =>
    ask({
      question: 'Discard this unfinished note?',
      details: `${draft.title.trim() || 'Untitled note'}, about ${fullName(draft.member)}`,
      danger: true,
      onYes: () => run(draft),
    });
};
