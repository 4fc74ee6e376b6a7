import { NOTE_DRAFT_KIND } from '@amberway/contract/activity-notes/drafts';
import { draftEndingTexts } from '@amberway/contract/drafts/ending';
import { keepDraft } from '@amberway/contract/drafts/endpoints';
import { useAction } from '../../ui/use-action.ts';
import { NOTES_SLICE } from './queries.ts';

/** Keeps an unfinished note that ends soon, or brings an ended one back. */
export const useKeepDraft = () => {
  const { run } = useAction(keepDraft, { invalidates: [NOTES_SLICE], done: draftEndingTexts.kept });
  return (key: string) => void run({ params: { kind: NOTE_DRAFT_KIND, key } });
};
