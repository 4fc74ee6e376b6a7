import { useEffect, useRef, useState } from 'react';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { isScheduled, NEW_NOTE_STATUS } from '@amberway/contract/activity-notes/status';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { RestoredDraftLine } from '../../../ui/form/RestoredDraftNotice.tsx';
import { RecordFormBody } from '../../../ui/form/RecordFormBody.tsx';
import type { Stored } from '../../../ui/form/record-form.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { ViewerDraftState } from '../../../ui/form/ViewerDraftState.tsx';
import { NOTES_SLICE } from '../queries.ts';
import styles from './note.module.css';
import { missingIn, noteSchema } from './note-form.ts';
import type { NoteValues } from './note-values.ts';
import { type NoteTab, NoteTabs, tabOf } from './NoteTabs.tsx';
import { NoteFields } from './NoteFields.tsx';
import type { NoteDraftState } from './use-note-draft.ts';
import { useQuestions } from './use-questions.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { type FieldPath, useFormValue } from '../../../ui/form/form-store.ts';

export type Save = (
  values: NoteValues,
  info: { version: number | undefined; idempotencyKey: string; base: Partial<NoteValues> },
) => Promise<{ message?: string | undefined }>;

type Props = {
  mode: 'Create' | 'Edit';
  stored: Stored<NoteValues>;
  note: NoteDetails | undefined;
  memberId: string | null;
  prefix: string;
  draft: NoteDraftState;
  save: Save;
  reload?: () => Promise<Stored<NoteValues>>;
  onChild?: ((id: string | null) => void) | undefined;
  onDone: () => void;
  onDiscard: () => void;
  /** Renders the form and its buttons into the drawer. */
  children: (parts: { body: React.ReactNode; footer: React.ReactNode }) => React.ReactNode;
};

/** Slices whose queries are stale after a save: notes, the child, its programme, files and notifications. */
const SLICES = [NOTES_SLICE, 'members', 'programme', 'resources', 'notifications', 'dashboards'];

/** The form of one note, from the first input to the last confirmation. */
export const NoteForm = (props: Props) => {
  const { mode, stored, note, memberId, prefix, draft, save } = props;
  const [tab, setTab] = useState<NoteTab>('note');
  const agree = useQuestions(setTab);
  const done = useRef(false);
  const earlier = note && { status: note.status, about: note.about };
  const record = useRecordForm<NoteValues, NoteValues>({
    mode,
    stored,
    restored: draft.restored,
    textId: draft.textId,
    schema: noteSchema(prefix, earlier),
    save: async (_, info) => {
      const result = await save(info.values, info);
      done.current = true;
      await draft.clear();
      return result;
    },
    ...(props.reload && { reload: props.reload }),
    saved: (result) =>
      (result as { message?: string }).message ?? (mode === 'Create' ? noteTexts.created : noteTexts.updated),
    incomplete: (values) => missingIn(values, prefix, earlier),
    agree,
    slices: SLICES,
    onDone: props.onDone,
  });
  const { form } = record;

  // A field error opens the tab that contains the field.
  const [first] = record.problems;
  const [seen, setSeen] = useState(first);
  if (first !== seen) {
    setSeen(first);
    if (first?.field) setTab(tabOf(first.field));
  }
  const failedField = first?.field;
  useEffect(() => {
    if (!failedField) return;
    // After the tab has been rendered.
    const focus = requestAnimationFrame(() => form.focus(failedField));
    return () => cancelAnimationFrame(focus);
  }, [form, failedField]);

  const changed = (part: FieldPath) => {
    record.onChanged(part);
    // A saved note is no longer a draft.
    if (!done.current) draft.typed(record.valuesNow(), record.version);
  };
  const loadTheirs = () => {
    record.loadTheirs();
    void draft.forget();
  };
  // Saving an appointment makes a note of it, whether or not a field was changed.
  const submit = () => record.submit(note && isScheduled(note.status) ? {} : undefined);
  const publish = () => void record.submit({ status: 'Published' });
  const publishable =
    (useFormValue<NoteValues['status'] | undefined>('status', form) ?? stored.values.status) === NEW_NOTE_STATUS;
  const body = (
    <>
      {draft.restored && (
        <RestoredDraftLine
          {...(mode === 'Create' && { text: 'This is your unfinished note.', discard: 'Discard draft' })}
          onDiscard={props.onDiscard}
        />
      )}
      <RecordFormBody record={{ ...record, submit, onChanged: changed, loadTheirs }}>
        <NoteTabs
          tab={tab}
          onTab={setTab}
          note={<NoteFields prefix={prefix} memberId={memberId} note={note} onChild={props.onChild} />}
        />
      </RecordFormBody>
    </>
  );
  const footer = (
    <div className={styles['footer']}>
      <ViewerDraftState draft={draft} />
      <Button variant={publishable ? 'outline' : 'primary'} type="submit" form={form.id} busy={record.saving}>
        {record.theirs ? 'Keep mine and save' : 'Save note'}
      </Button>
      <PublishButton show={publishable} saving={record.saving} onPublish={publish} />
    </div>
  );
  return props.children({ body, footer });
};

type PublishProps = { show: boolean; saving: boolean; onPublish: () => void };

/** Saves and publishes the note in one click. */
const PublishButton = ({ show, saving, onPublish }: PublishProps) =>
  show && (
    <Button variant="primary" busy={saving} onClick={onPublish}>
      Publish note
    </Button>
  );
