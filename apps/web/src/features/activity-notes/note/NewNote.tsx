import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Stored } from '../../../ui/form/record-form.ts';
import { useSearchParams } from '../../../kernel/router.ts';
import { noteDraftKey } from '@amberway/contract/activity-notes/drafts';
import { createNote } from '@amberway/contract/activity-notes/endpoints';
import { call } from '../../../kernel/api.ts';
import { MEMBER_PARAM, useSelectedMember } from '../../../kernel/queries/selected-member.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { DRAFT_PARAM } from '../paths.ts';
import { contextQuery, NOTES_SLICE } from '../queries.ts';
import { EndDateExtension } from './EndDateExtension.tsx';
import { noteBody } from './note-form.ts';
import { newNoteValues, type NoteValues } from './note-values.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteFrame } from './NoteFrame.tsx';
import { NoteLoading } from './NoteLoading.tsx';
import { NotePanels } from './NotePanels.tsx';
import { NoteSidebar } from './NoteSidebar.tsx';
import { Summary } from './Summary.tsx';
import { useDraftNumber } from './use-draft-number.ts';
import { useNoteDraft } from './use-note-draft.ts';

/** A note that is not stored yet: a new one, or a draft. */
export const NewNote = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const { member, loading } = useSelectedMember();
  const settings = usePublicSettings();
  const memberId = member?._id ?? null;
  const number = useDraftNumber(memberId);
  const context = useQuery({ ...contextQuery(memberId ?? ''), enabled: memberId !== null });
  const draft = useNoteDraft(
    memberId !== null && number !== undefined ? noteDraftKey(memberId, number) : null,
    memberId,
  );
  // Writing is possible even if the panels fail to load.
  const ready =
    settings !== null && !loading && !context.isLoading && draft.shown && (memberId === null || number !== undefined);
  const [opened] = useState(() => new Date());
  // The initial values are fixed when the form appears; a later change of child does not reset them.
  const [stored, setStored] = useState<Stored<NoteValues> | null>(null);
  if (!stored && ready) setStored({ values: newNoteValues(memberId, context.data, opened) });
  useEffect(() => () => void client.invalidateQueries({ queryKey: [NOTES_SLICE, 'drafts'] }), [client]);

  const close = async () => {
    await draft.leave();
    onClose();
  };
  const discard = async () => {
    await draft.clear();
    onClose();
  };
  /** The text moves to the new child: the draft under the previous child is deleted. */
  const toChild = async (child: string | null) => {
    if (!child || child === memberId) return;
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
    sidebar: <NoteSidebar memberId={memberId} openId={null} onBack={() => void close()} />,
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
      onChild={(child) => void toChild(child)}
      onDone={onClose}
      onDiscard={() => void discard()}
    >
      {({ body, footer }) => (
        <NoteFrame {...frame} footer={footer} panels={context.data && <NotePanels context={context.data} />}>
          {context.data?.summary && <Summary digest={context.data.summary} />}
          {body}
        </NoteFrame>
      )}
    </NoteForm>
  );
};
