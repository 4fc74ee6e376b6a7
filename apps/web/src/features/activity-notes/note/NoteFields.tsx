import { useQuery } from '@tanstack/react-query';
import { movedEnd } from '@amberway/contract/activity-notes/length';
import { RATING_MAX } from '@amberway/contract/activity-notes/limits';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { FORM_STATUSES, shownNoteStatus } from '@amberway/contract/activity-notes/status';
import { overviewTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { withTitlePrefix } from '@amberway/contract/activity-notes/title';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection, WholeLine } from '../../../ui/form/FormSection.tsx';
import { InstantField } from '../../../ui/form/InstantField.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { MemberSelect } from '../../../ui/people/MemberSelect.tsx';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { TypeSelect } from '../schedule/ScheduleFields.tsx';
import type { NoteValues } from './note-values.ts';
import { RelatedTasks } from './RelatedTasks.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

const Field = FormField<NoteValues>;

const STATUSES = FORM_STATUSES.map((status) => ({ value: status, label: shownNoteStatus(status) }));
const RATINGS = Array.from({ length: RATING_MAX }, (_, i) => ({ value: i + 1, label: `${i + 1} of ${RATING_MAX}` }));

type Props = {
  prefix: string;
  memberId: string | null;
  note: NoteDetails | undefined;
  /** Present while the note has no child; once saved, the child is fixed. */
  onChild: ((id: string | null) => void) | undefined;
};

/** Time and type. The end follows the type and the start. */
const WhenAndWhat = ({ prefix, onChild }: Pick<Props, 'prefix' | 'onChild'>) => {
  const form = useForm<NoteValues>();
  const start = useFormValue<NoteValues['startTime']>('startTime');
  const moveEnd = (startTime: string | null, type: string | null) => {
    if (startTime) form.change('endTime', movedEnd(startTime, type ?? undefined));
  };
  return (
    <FormSection title="When and what">
      {onChild && (
        <WholeLine>
          <Field name="member" label="Child" required>
            <ChildField
              onPicked={(child) => {
                // Outcome and tasks belong to the previous child.
                form.setAll({ currentOutcome: null, relatedTasks: [] });
                onChild(child);
              }}
            />
          </Field>
        </WholeLine>
      )}
      <WholeLine>
        <Field name="title" label={noteTexts.columns.title} required>
          <Input
            autoComplete="off"
            placeholder={prefix.trim()}
            onBlur={({ target }) => form.set('title', withTitlePrefix(target.value, prefix))}
          />
        </Field>
      </WholeLine>
      <Field name="type" label={noteTexts.columns.type} required>
        <TypeSelect onPicked={(type) => moveEnd(form.get('startTime'), type)} />
      </Field>
      <Field name="status" label="Status" required>
        <Select options={STATUSES} />
      </Field>
      <InstantField<NoteValues>
        name="startTime"
        label="Start"
        required
        onPicked={(picked) => moveEnd(picked, form.get('type'))}
      />
      <InstantField<NoteValues> name="endTime" label="End" required after={start} />
    </FormSection>
  );
};

type ChildProps = {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  onPicked: (id: string | null) => void;
};
const ChildField = ({ onChange, onPicked, ...rest }: ChildProps) => (
  <MemberSelect
    {...rest}
    onChange={(child) => {
      onChange?.(child);
      onPicked(child);
    }}
  />
);

/** The outcome, the tasks and the internal notes for colleagues. */
const Around = ({ memberId, note }: Pick<Props, 'memberId' | 'note'>) => {
  const { data = [], error } = useQuery({ ...programmeQuery(memberId ?? ''), enabled: memberId !== null });
  useFailureNotice(error);
  const outcomes = data.map(({ _id, name }) => ({ value: _id, label: name }));
  const named = note?.currentOutcomeObject;
  if (named && !outcomes.some(({ value }) => value === named._id))
    outcomes.push({ value: named._id, label: named.name });
  return (
    <FormSection title="Programme">
      <Field name="currentOutcome" label="Goal of this session">
        <Select clearable searchable options={outcomes} placeholder="Select" />
      </Field>
      <Field name="relatedTasks" label="Related tasks">
        <RelatedTasks memberId={memberId} known={note?.relatedTaskObjects ?? []} />
      </Field>
    </FormSection>
  );
};

const ForStaff = () => (
  <FormSection title="Only for colleagues">
    <WholeLine>
      <Field name="internalNotes" label={noteTexts.internalNote} hint="Families never see this.">
        <TextArea rows={3} maxRows={10} />
      </Field>
    </WholeLine>
    <Field name="rateSession" label="Session rating">
      <Select<number> clearable options={RATINGS} placeholder="1 to 5" />
    </Field>
    <Field name="clientEngagement" label="Client engagement">
      <Select<number> clearable options={RATINGS} placeholder="1 to 5" />
    </Field>
  </FormSection>
);

/** The first tab of the form. */
export const NoteFields = ({ prefix, memberId, note, onChild }: Props) => (
  <>
    <WhenAndWhat prefix={prefix} onChild={onChild} />
    <Field name="about" label="Description" required>
      <RichText label="Description" placeholder="What happened in this session?" />
    </Field>
    <Field name="challenges" label="Challenges">
      <TextArea rows={2} maxRows={8} />
    </Field>
    <ForStaff />
    <Around memberId={memberId} note={note} />
    <Field name="meetLink" label={overviewTexts.meetingLink}>
      <Input type="url" placeholder="https://" />
    </Field>
  </>
);
