import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Stored } from '../../../ui/form/record-form.ts';
import { useNavigate, useSearchParams } from '../../../kernel/router.ts';
import { storedNoteDraftKey } from '@amberway/contract/activity-notes/drafts';
import { updateNote } from '@amberway/contract/activity-notes/endpoints';
import { call } from '../../../kernel/api.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { noteHref } from '../paths.ts';
import { noteQuery, NOTES_SLICE } from '../queries.ts';
import { EndDateExtension } from './EndDateExtension.tsx';
import { noteBody } from './note-form.ts';
import { type NoteValues, noteValuesOf } from './note-values.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteFrame } from './NoteFrame.tsx';
import { NoteLoading } from './NoteLoading.tsx';
import { NotePanels } from './NotePanels.tsx';
import { Summary } from './Summary.tsx';
import { useNoteDraft } from './use-note-draft.ts';
import { useShowChild } from './use-show-child.ts';

/** Editing a stored note. */
export const EditNote = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const found = useQuery(noteQuery(id));
  const settings = usePublicSettings();
  const note = found.data;
  useShowChild(note?.member?._id);
  const draft = useNoteDraft(storedNoteDraftKey(id));
  // The form stays on the version it was opened with; a refetch must not change what is being edited.
  const [stored, setStored] = useState<Stored<NoteValues> | null>(null);
  if (!stored && note && draft.shown) setStored({ values: noteValuesOf(note), version: note.version });
  const close = async () => {
    await draft.leave();
    onClose();
  };
  const toView = () => navigate(noteHref(id, 'view', params), { replace: true });
  const discard = async () => {
    await draft.clear();
    toView();
  };
  const frame = {
    action: 'edit' as const,
    onClose: () => void close(),
    child: note?.member ?? null,
    extra: <EndDateExtension />,
  };
  useEffect(() => () => void client.invalidateQueries({ queryKey: [NOTES_SLICE, 'drafts'] }), [client]);
  if (!note || !stored || !settings) {
    return (
      <NoteFrame {...frame} footer={null}>
        <NoteLoading error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />
      </NoteFrame>
    );
  }
  const prefix = settings.sessionTitlePrefix;
  return (
    <NoteForm
      mode="Edit"
      stored={stored}
      note={note}
      memberId={note.member?._id ?? null}
      prefix={prefix}
      draft={draft}
      save={(values, { version, base }) =>
        call(updateNote, {
          params: { id },
          body: {
            ...noteBody(values, base, prefix, note.topWins),
            ...(values.member && { member: values.member }),
            version,
          },
        })
      }
      reload={async () => {
        const latest = await client.fetchQuery({ ...noteQuery(id), staleTime: 0 });
        return { values: noteValuesOf(latest), version: latest.version };
      }}
      onChild={note.member ? undefined : () => {}}
      onDone={onClose}
      onDiscard={() => void discard()}
    >
      {({ body, ...parts }) => (
        <NoteFrame
          {...frame}
          {...parts}
          summary={note.summary && <Summary digest={note.summary} beside />}
          panels={<NotePanels context={note} current={note.currentOutcomeObject} />}
        >
          {body}
        </NoteFrame>
      )}
    </NoteForm>
  );
};
