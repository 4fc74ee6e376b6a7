import { useQuery } from '@tanstack/react-query';
import { plainText } from '@amberway/contract/kernel/rich-text';
import { mayAddNote } from '@amberway/contract/activity-notes/actions';
import { draftHasContent, draftNumberOf, NOTE_DRAFT_KIND } from '@amberway/contract/activity-notes/drafts';
import { storedDrafts } from '../../../kernel/drafts/local.ts';
import { ownerOfDrafts } from '../../../kernel/drafts/owner.ts';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { readDraft } from '../note/note-draft.ts';
import { noteDraftsQuery } from '../queries.ts';
import type { DraftRow } from './rows.ts';

/** Drafts in this browser that were not sent yet: the only copy after a crash or without a network. */
const unsentDrafts = (memberId: string, owner: string): DraftRow['draft'][] =>
  storedDrafts().flatMap(({ name, draft }) => {
    if (!draft.dirty || name.owner !== owner || name.kind !== NOTE_DRAFT_KIND) return [];
    const id = draftNumberOf(name.key, memberId);
    const { values } = readDraft(draft.value);
    if (id === undefined || !draftHasContent({ ...values, topWins: [values.topWins ?? ''] })) return [];
    return [
      {
        key: name.key,
        id,
        title: values.title ?? '',
        type: values.type ?? '',
        notes: plainText(values.about ?? ''),
        startTime: values.startTime ?? null,
        endTime: values.endTime ?? null,
        isDraft: true as const,
        updatedAt: new Date(draft.at).toISOString(),
      },
    ];
  });

/** The viewer's own drafts about a child: the server's, and those that only this browser has. */
export const useDraftRows = (memberId: string | null) => {
  const me = useMe();
  const asks = memberId !== null && mayAddNote(viewerOf(me));
  const found = useQuery({ ...noteDraftsQuery(memberId ?? ''), enabled: asks });
  const unsent = asks ? unsentDrafts(memberId, ownerOfDrafts(me)) : [];
  const stored = found.data ?? [];
  const rows: DraftRow['draft'][] = [...unsent.filter(({ key }) => !stored.some((row) => row.key === key)), ...stored];
  return { rows, settled: !found.isLoading };
};
