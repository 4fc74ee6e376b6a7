import { useId, useState } from 'react';
import { minutesBetween, movedEnd } from '@amberway/contract/activity-notes/length';
import { FORM_STATUSES, shownNoteStatus } from '@amberway/contract/activity-notes/status';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { useViewerZone } from '../../../kernel/queries/me.ts';
import { formatListDate, formatTime } from '../../../ui/dates.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { useForm, useFormState, useFormValue } from '../../../ui/form/form-store.ts';
import { InstantField } from '../../../ui/form/InstantField.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { MemberSelect } from '../../../ui/people/MemberSelect.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { TypeSelect } from '../schedule/ScheduleFields.tsx';
import styles from './facts.module.css';
import type { NoteValues } from './note-values.ts';

const Field = FormField<NoteValues>;

const STATUSES = FORM_STATUSES.map((status) => ({ value: status, label: shownNoteStatus(status) }));

/** The child is chosen here while the note has none; once saved, it is fixed. */
export type ChildChange = {
  /** Asks before a written text goes to another child. */
  mayMove?: ((id: string) => Promise<boolean>) | undefined;
  onChild?: ((id: string) => void) | undefined;
};

type ChildProps = ChildChange & {
  id?: string;
  placeholder?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
};
const ChildField = ({ mayMove, onChild, onChange, ...rest }: ChildProps) => {
  const form = useForm<NoteValues>();
  const pick = async (child: string | null) => {
    if (child === null || child === rest.value || (mayMove && !(await mayMove(child)))) return;
    onChange?.(child);
    // Outcome and tasks belong to the previous child.
    form.setAll({ currentOutcome: null, relatedTasks: [] });
    onChild?.(child);
  };
  return <MemberSelect {...rest} steady onChange={(child) => void pick(child)} />;
};

/** '17-11-2026, 03:00 PM – 04:00 PM, 60 min'. */
const useTimesText = (): string => {
  const zone = useViewerZone();
  const start = useFormValue<NoteValues['startTime']>('startTime');
  const end = useFormValue<NoteValues['endTime']>('endTime');
  if (!start || !end) return 'Set the time';
  const minutes = minutesBetween(start, end);
  const clocks = `${formatTime(start, zone)} – ${formatTime(end, zone)}`;
  return [formatListDate(start, zone), clocks, ...(minutes > 0 ? [`${minutes} min`] : [])].join(', ');
};

/** Start and end; the end follows the type and the start. */
const Times = ({ moveEnd }: { moveEnd: (start: string | null, type: string | null) => void }) => {
  const form = useForm<NoteValues>();
  const start = useFormValue<NoteValues['startTime']>('startTime');
  return (
    <>
      <InstantField<NoteValues>
        name="startTime"
        label="Start"
        required
        onPicked={(picked) => moveEnd(picked, form.get('type'))}
      />
      <InstantField<NoteValues> name="endTime" label="End" required after={start} />
    </>
  );
};

const useHasError = (...fields: (keyof NoteValues)[]) =>
  useFormState<NoteValues, boolean>((_, store) => fields.some((field) => store.errorAt(field) !== undefined));

type Open = 'child' | 'times' | null;

/** What is known of the session in one line: each fact is changed in its place. */
export const NoteFacts = ({ isNew, ...change }: ChildChange & { isNew: boolean }) => {
  const form = useForm<NoteValues>();
  const id = useId();
  const times = useTimesText();
  const [open, setOpen] = useState<Open>(null);
  const noChild = useFormValue<NoteValues['member']>('member') === null;
  const wrongTimes = useHasError('startTime', 'endTime');
  const wrongChild = useHasError('member');
  const shows = { child: noChild || wrongChild || open === 'child', times: wrongTimes || open === 'times' };
  const moveEnd = (startTime: string | null, type: string | null) => {
    if (startTime) form.change('endTime', movedEnd(startTime, type ?? undefined));
  };
  const toggle = (part: Open) => setOpen(open === part ? null : part);
  return (
    <div className={styles['facts']}>
      <div className={styles['line']}>
        {isNew && (
          <div id={`${id}child`} className={styles['child']} hidden={!shows.child}>
            <Field name="member" label="Child" labelHidden required>
              <ChildField placeholder="Choose the child" {...change} />
            </Field>
          </div>
        )}
        <Field name="type" label={noteTexts.columns.type} labelHidden required className={styles['fact']}>
          <TypeSelect placeholder="Choose the type" onPicked={(type) => moveEnd(form.get('startTime'), type)} />
        </Field>
        <Field name="status" label="Status" labelHidden required className={styles['fact']}>
          <Select options={STATUSES} />
        </Field>
        <Button
          variant="text"
          className={styles['times'] ?? ''}
          aria-expanded={shows.times}
          aria-controls={`${id}times`}
          aria-label={`Time: ${times}`}
          onClick={() => toggle('times')}
        >
          {times}
          <Icon name="edit" size={16} />
        </Button>
        {isNew && !noChild && (
          <Button
            variant="text"
            aria-expanded={shows.child}
            aria-controls={`${id}child`}
            onClick={() => toggle('child')}
          >
            Change child
          </Button>
        )}
      </div>
      <div id={`${id}times`} className={styles['pair']} hidden={!shows.times}>
        <Times moveEnd={moveEnd} />
      </div>
    </div>
  );
};
