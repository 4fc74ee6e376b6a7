import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  ENTRY_NOTE_MAX,
  GO_RESULTS,
  GOES_MAX,
  type PracticeKind,
  type PracticeMeasure,
  SECONDS_MAX,
  STOP_REASONS,
} from '@amberway/contract/practice/limits';
import { useRegisterNames } from '../../../ui/form/form-context.ts';
import { useFormValue } from '../../../ui/form/form-store.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { InstantField } from '../../../ui/form/InstantField.tsx';
import { NumberInput } from '../../../ui/kit/NumberInput.tsx';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { practiceLabels as labels } from '../labels.ts';
import styles from '../practice.module.css';
import { practiceChoicesQuery } from '../queries.ts';
import { GO_TEXTS, KIND_TEXTS, STOP_TEXTS } from '../texts.ts';
import type { EntryValues, Outcome } from './entry-form.ts';

const Field = FormField<EntryValues>;
const LAST_SECOND = 59;
const LONGEST_MINUTES = SECONDS_MAX / (LAST_SECOND + 1);
const NOTE_ROWS = 2;

const STOPPED = STOP_REASONS.map((value) => ({ value, label: STOP_TEXTS[value] }));

/** Names of the chosen place and person, for the comparison of two versions. */
const useChoices = (member: string) => {
  const { data } = useQuery(practiceChoicesQuery(member));
  const places = useMemo(() => data?.places ?? [], [data]);
  const people = useMemo(() => (data?.people ?? []).map(({ _id, firstName }) => ({ _id, name: firstName })), [data]);
  useRegisterNames(places);
  useRegisterNames(people);
  return { places, people };
};

const optionsOf = (records: readonly { _id: string; name: string }[]) =>
  records.map(({ _id, name }) => ({ value: _id, label: name }));

/** One number for each way in which a go can end. */
const Goes = () => (
  <fieldset className={styles['goes']}>
    <legend>{labels.goes}</legend>
    {GO_RESULTS.map((result) => (
      <Field key={result} name={['goes', result]} label={GO_TEXTS[result]}>
        <NumberInput min={0} max={GOES_MAX} precision={0} />
      </Field>
    ))}
  </fieldset>
);

const Result = ({ measure }: { measure: PracticeMeasure }) => {
  if (measure === 'independence') return <Goes />;
  if (measure === 'count')
    return (
      <Field name={['goes', 'own']} label={labels.times} required>
        <NumberInput min={0} max={GOES_MAX} precision={0} />
      </Field>
    );
  return (
    <div className={styles['goes']}>
      <Field name="minutes" label={labels.minutesOf}>
        <NumberInput min={0} max={LONGEST_MINUTES} precision={0} />
      </Field>
      <Field name="seconds" label={labels.secondsOf}>
        <NumberInput min={0} max={LAST_SECOND} precision={0} />
      </Field>
    </div>
  );
};

type Props = { member: string; measure: PracticeMeasure; kinds: readonly PracticeKind[]; isNew: boolean };

export const EntryFields = ({ member, measure, kinds, isNew }: Props) => {
  const outcome = useFormValue<Outcome | undefined>('outcome');
  const { places, people } = useChoices(member);
  return (
    <>
      {kinds.length > 1 && (
        <Field name="kind" label={labels.kind} hint={labels.kindHint} required>
          <RadioGroup options={kinds.map((value) => ({ value, label: KIND_TEXTS[value] }))} />
        </Field>
      )}
      {isNew && <InstantField<EntryValues> name="at" label={labels.at} required />}
      <Field name="outcome" label={labels.result} required>
        <RadioGroup
          options={[
            { value: 'done', label: labels.practised },
            { value: 'stopped', label: labels.stopped },
          ]}
        />
      </Field>
      {outcome === 'stopped' ? (
        <Field name="stopped" label={labels.why} hint={labels.stoppedHint} required>
          <RadioGroup options={STOPPED} />
        </Field>
      ) : (
        <Result measure={measure} />
      )}
      <Field name="place" label={labels.place} required>
        <Select options={optionsOf(places)} placeholder="Choose a place" />
      </Field>
      <Field name="with" label={labels.with} required>
        <Select options={optionsOf(people)} placeholder="Choose a person" />
      </Field>
      <Field name="note" label={labels.note}>
        <TextArea rows={NOTE_ROWS} maxRows={6} counts={ENTRY_NOTE_MAX} />
      </Field>
    </>
  );
};
