import { useQuery, useQueryClient } from '@tanstack/react-query';
import { trueDate } from '../../../kernel/device/clock.ts';
import { useEffect, useState } from 'react';
import type { Stored } from '../../../ui/form/record-form.ts';
import { useSearchParams } from '../../../kernel/router.ts';
import { noteDraftKey } from '@amberway/contract/activity-notes/drafts';
import { createNote } from '@amberway/contract/activity-notes/endpoints';
import { call } from '../../../kernel/api.ts';
import { MEMBER_PARAM, memberQuery } from '../../../kernel/queries/selected-member.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { DRAFT_PARAM } from '../paths.ts';
import { contextQuery, NOTES_SLICE } from '../queries.ts';
import { EndDateExtension } from './EndDateExtension.tsx';
import { noteBody } from './note-form.ts';
import { newNoteValues, type NoteValues } from './note-values.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteFrame } from './NoteFrame.tsx';
import { NoteLoading } from './NoteLoading.tsx';
import { NotePanels } from './NotePanels.tsx';
import { Summary } from './Summary.tsx';
import { useChildOfNewNote } from './use-child-of-new-note.ts';
import { askToMove } from './other-child.ts';
import { askToDiscard, useLeaveWarning } from './leave-without-child.ts';
import { useDraftNumber } from './use-draft-number.ts';
import { useNoteDraft } from './use-note-draft.ts';

/** A note that is not stored yet: a new one, or a draft. */
export const NewNote = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const settings = usePublicSettings();
  const { member, memberId, loading } = useChildOfNewNote();
  const number = useDraftNumber(memberId);
  const context = useQuery({ ...contextQuery(memberId ?? ''), enabled: memberId !== null });
  const draft = useNoteDraft(
    memberId !== null && number !== undefined ? noteDraftKey(memberId, number) : null,
    memberId,
  );
  // Writing is possible even if the panels fail to load.
  const ready =
    settings !== null && !loading && !context.isLoading && draft.shown && (memberId === null || number !== undefined);
  const [opened] = useState(trueDate);
  // The initial values are fixed when the form appears; a later change of child does not reset them.
  const [stored, setStored] = useState<Stored<NoteValues> | null>(null);
  if (!stored && ready) setStored({ values: newNoteValues(memberId, context.data, opened) });
  useEffect(() => () => void client.invalidateQueries({ queryKey: [NOTES_SLICE, 'drafts'] }), [client]);

  const close = async () => {
    if (draft.isLost) {
      askToDiscard(onClose);
      return;
    }
    await draft.leave();
    onClose();
  };
  useLeaveWarning(draft.isLost);
  const discard = async () => {
    await draft.clear();
    onClose();
  };
  /** Asks before a text about one child becomes a text about another. */
  const mayMove = async (child: string) => {
    if (!member || child === memberId || !draft.isWritten) return true;
    const to = await client.fetchQuery(memberQuery(child)).catch(() => null);
    return to === null ? false : askToMove(fullName(member), fullName(to));
  };
  /** The text moves to the new child: the draft under the previous child is deleted. */
  const toChild = async (child: string) => {
    await draft.clear();
    setParams(
      (now) => {
        now.set(MEMBER_PARAM, child);
        now.delete(DRAFT_PARAM);
        return now;
      },
      { replace: true },
    );
  };
  const frame = {
    action: 'create' as const,
    onClose: () => void close(),
    child: member,
    extra: <EndDateExtension />,
  };
  if (!stored || !settings) {
    return (
      <NoteFrame {...frame} footer={null}>
        <NoteLoading error={null} onRetry={() => {}} busy={false} />
      </NoteFrame>
    );
  }
  const prefix = settings.sessionTitlePrefix;
  return (
    <NoteForm
      mode="Create"
      stored={stored}
      note={undefined}
      memberId={memberId}
      prefix={prefix}
      draft={draft}
      save={(values, { base, idempotencyKey }) =>
        call(
          createNote,
          { body: { member: values.member ?? '', ...noteBody(values, base, prefix, []) } },
          { idempotencyKey },
        )
      }
      mayMove={mayMove}
      onChild={(child) => void toChild(child)}
      onDone={onClose}
      onDiscard={() => void discard()}
    >
      {({ body, ...parts }) => (
        <NoteFrame
          {...frame}
          {...parts}
          summary={context.data?.summary && <Summary digest={context.data.summary} beside />}
          panels={context.data && <NotePanels context={context.data} />}
        >
          {body}
        </NoteFrame>
      )}
    </NoteForm>
  );
};
