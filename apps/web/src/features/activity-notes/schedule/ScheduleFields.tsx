import { movedEnd, noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { overviewTexts } from '@amberway/contract/activity-notes/texts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { InstantField } from '../../../ui/form/InstantField.tsx';
import { LookupSelect } from '../../lookups/public.ts';
import { MemberSelect } from '../../../ui/people/MemberSelect.tsx';
import type { ScheduleValues } from './schedule-form.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

const Field = FormField<ScheduleValues>;

/** Time, people and place. The end follows the start and the type until the user sets it separately. */
export const ScheduleFields = ({ isNew, fixedChild = false }: { isNew: boolean; fixedChild?: boolean }) => {
  const form = useForm<ScheduleValues>();
  const start = useFormValue<ScheduleValues['startTime']>('startTime');
  const moveEnd = (startTime: string | null | undefined, type: string | null | undefined) => {
    if (startTime) form.change('endTime', movedEnd(startTime, type ?? undefined));
  };
  return (
    <>
      {isNew && (
        <>
          {!fixedChild && (
            <Field name="member" label="Child" required>
              <MemberSelect />
            </Field>
          )}
          <Field name="type" label="Type" required>
            <TypeSelect onPicked={(type) => moveEnd(form.get('startTime'), type)} />
          </Field>
        </>
      )}
      <InstantField<ScheduleValues>
        name="startTime"
        label="Start"
        required
        onPicked={(picked) => moveEnd(picked, form.get('type'))}
      />
      <InstantField<ScheduleValues> name="endTime" label="End" required after={start} />
      <Field name="meetLink" label={overviewTexts.meetingLink} hint="Families join with it. It starts with https://">
        <Input type="url" placeholder="https://" />
      </Field>
      <Field name="title" label="Title" hint={isNew ? 'Left empty, it is made of the type.' : undefined}>
        <Input autoComplete="off" />
      </Field>
    </>
  );
};

type TypeProps = {
  id?: string;
  placeholder?: string;
  value?: string | null;
  onChange?: (type: string | null) => void;
  onPicked?: (type: string | null) => void;
};

/** The type of a session as text. */
export const TypeSelect = ({ onChange, onPicked, ...rest }: TypeProps) => (
  <LookupSelect
    {...rest}
    type="sessionType"
    labelOf={noteTypeLabel}
    onChange={(type) => {
      onChange?.(type);
      onPicked?.(type);
    }}
  />
);
