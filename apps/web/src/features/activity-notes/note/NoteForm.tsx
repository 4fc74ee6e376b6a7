import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { isScheduled, NEW_NOTE_STATUS } from '@amberway/contract/activity-notes/status';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { memberQuery } from '../../../kernel/queries/selected-member.ts';
import { RestoredDraftLine } from '../../../ui/form/RestoredDraftNotice.tsx';
import { RecordFormBody } from '../../../ui/form/RecordFormBody.tsx';
import type { Stored } from '../../../ui/form/record-form.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { ViewerDraftState } from '../../../ui/form/ViewerDraftState.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { NOTES_SLICE } from '../queries.ts';
import styles from './note.module.css';
import { missingIn, noteSchema } from './note-form.ts';
import { type NotePart, partOf } from './note-parts.ts';
import type { NoteValues } from './note-values.ts';
import { NoteAnchors } from './NoteAnchors.tsx';
import type { ChildChange } from './NoteFacts.tsx';
import { NoteFields } from './NoteFields.tsx';
import { askToPaste, copiedFromOther } from './other-child.ts';
import type { NoteDraftState } from './use-note-draft.ts';
import { PublishReview } from './PublishReview.tsx';
import { useParts } from './use-parts.ts';
import { useReview } from './use-review.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { type FieldPath, useFormValue } from '../../../ui/form/form-store.ts';

export type Save = (
  values: NoteValues,
  info: { version: number | undefined; idempotencyKey: string; base: Partial<NoteValues> },
) => Promise<{ message?: string | undefined }>;

type Parts = {
  body: React.ReactNode;
  footer: React.ReactNode;
  anchors: React.ReactNode;
  times: Pick<NoteValues, 'startTime' | 'endTime'>;
};

type Props = ChildChange & {
  mode: 'Create' | 'Edit';
  stored: Stored<NoteValues>;
  note: NoteDetails | undefined;
  memberId: string | null;
  prefix: string;
  draft: NoteDraftState;
  save: Save;
  reload?: () => Promise<Stored<NoteValues>>;
  onDone: () => void;
  onDiscard: () => void;
  /** Renders the form and its buttons into the drawer. */
  children: (parts: Parts) => React.ReactNode;
};

/** Slices whose queries are stale after a save: notes, the child, its programme, files and notifications. */
const SLICES = [NOTES_SLICE, 'members', 'programme', 'resources', 'notifications', 'dashboards'];

/** The form of one note, from the first input to the last confirmation. */
export const NoteForm = (props: Props) => {
  const { mode, stored, note, memberId, prefix, draft, save } = props;
  const child = useQuery({ ...memberQuery(memberId ?? ''), enabled: memberId !== null }).data;
  const family = child?.parent.firstName ?? 'the family';
  const review = useReview(stored.values.status);
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
    agree: review.ask,
    slices: SLICES,
    onDone: props.onDone,
  });
  const { form } = record;
  const parts = useParts(form, stored.values);

  // A field error opens the part that contains the field.
  const [first] = record.problems;
  const [seen, setSeen] = useState(first);
  if (first !== seen) {
    setSeen(first);
    if (first?.field) parts.open(partOf(first.field));
  }
  const failedField = first?.field;
  useEffect(() => {
    if (!failedField) return;
    // After the part has been opened.
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
  /** A text that was copied from another child's note is taken out again unless it is meant to be here. */
  const pasted = async (event: ClipboardEvent) => {
    const from = memberId && copiedFromOther(memberId, event.clipboardData.getData('text/plain'));
    if (!from || !child) return;
    const before = { ...form.values() };
    // The browser or the editor pastes first.
    await new Promise((resolve) => setTimeout(resolve));
    if (await askToPaste(from, fullName(child))) return;
    form.setAll(before);
    if (!done.current) draft.typed(record.valuesNow(), record.version);
  };
  // Saving an appointment makes a note of it, whether or not a field was changed.
  const submit = () => record.submit(note && isScheduled(note.status) ? {} : undefined);
  const publish = () => void record.submit({ status: 'Published' });
  const publishable =
    (useFormValue<NoteValues['status'] | undefined>('status', form) ?? stored.values.status) === NEW_NOTE_STATUS;
  const startTime = useFormValue<NoteValues['startTime']>('startTime', form);
  const endTime = useFormValue<NoteValues['endTime']>('endTime', form);
  const goBack = (part: NotePart) => {
    review.answer(false);
    parts.go(part);
  };
  const body = (
    <div
      onPasteCapture={(event) => void pasted(event)}
      onFocus={(event: FocusEvent<HTMLElement>) => parts.entered(event.target)}
    >
      {draft.restored && (
        <RestoredDraftLine
          {...(mode === 'Create' && { text: 'This is your unfinished note.', discard: 'Discard draft' })}
          onDiscard={props.onDiscard}
        />
      )}
      <RecordFormBody record={{ ...record, submit, onChanged: changed, loadTheirs }}>
        <NoteFields
          prefix={prefix}
          memberId={memberId}
          note={note}
          family={family}
          idOf={parts.idOf}
          isOpen={parts.isOpen}
          onToggle={parts.toggle}
          mayMove={props.mayMove}
          onChild={props.onChild}
        />
      </RecordFormBody>
      {review.now && (
        <PublishReview
          now={review.now}
          form={form}
          family={family}
          child={child ? fullName(child) : ''}
          filesBegin={record.filesBegin}
          onBack={goBack}
          onSure={() => review.answer(true)}
        />
      )}
    </div>
  );
  const footer = (
    <div className={styles['footer']}>
      <ViewerDraftState draft={draft} />
      <Button variant={publishable ? 'outline' : 'primary'} type="submit" form={form.id} busy={record.saving}>
        {record.theirs ? 'Keep mine and save' : 'Save note'}
      </Button>
      {publishable && (
        <Button variant="primary" busy={record.saving} onClick={publish}>
          {`Publish to ${family}`}
        </Button>
      )}
    </div>
  );
  const anchors = <NoteAnchors at={parts.at} idOf={parts.idOf} onGo={parts.go} />;
  return props.children({ body, footer, anchors, times: { startTime, endTime } });
};
