import { useState } from 'react';
import { type CriterionBody, criterionBody } from '@amberway/contract/skills/graph/body';
import { setCriterion } from '@amberway/contract/skills/graph/endpoints';
import {
  BLOCK_GOES_MAX,
  BLOCKS_MAX,
  COUNTED,
  PEOPLE_MAX,
  PERCENT_ADVISED,
  PERCENT_MAX,
  PERCENT_MIN,
  PLACES_MAX,
} from '@amberway/contract/skills/graph/limits';
import type { SkillCriterion, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/api.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { useFormValue } from '../../../ui/form/form-store.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { NumberInput } from '../../../ui/kit/NumberInput.tsx';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { PRACTICE_SLICE } from '../../practice/public.ts';
import styles from './graph.module.css';
import { COUNTED_TEXTS, graphLabels as labels } from './labels.ts';
import { skillGraphQuery } from './queries.ts';

type Values = Omit<CriterionBody, 'version'>;
const Field = FormField<Values>;
const COUNTS = COUNTED.map((value) => ({ value, label: COUNTED_TEXTS[value] }));
const WIDTH = 560;

type ChecksProps = { value?: number[]; onChange?: (days: number[]) => void; id?: string };

/** Days as text: '7, 14, 21, 28'. What is not a number is left for the schema to refuse. */
const ChecksInput = ({ value = [], onChange, ...field }: ChecksProps) => {
  const [text, setText] = useState(value.join(', '));
  return (
    <Input
      {...field}
      inputMode="numeric"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(
          event.target.value
            .split(/[\s,;]+/)
            .filter((part) => part !== '')
            .map(Number),
        );
      }}
    />
  );
};

const LowPercent = () => {
  const percent = useFormValue<number | null | undefined>('percent');
  return percent !== null && percent !== undefined && percent < PERCENT_ADVISED ? (
    <Alert tone="warning" title={labels.lowPercent} />
  ) : null;
};

const Fields = () => (
  <>
    <div className={styles['numbers']}>
      <Field name="percent" label={labels.percent} required>
        <NumberInput min={PERCENT_MIN} max={PERCENT_MAX} precision={0} suffix="%" />
      </Field>
      <Field name="goes" label={labels.goes} required>
        <NumberInput min={1} max={BLOCK_GOES_MAX} precision={0} />
      </Field>
      <Field name="blocks" label={labels.blocks} required>
        <NumberInput min={1} max={BLOCKS_MAX} precision={0} />
      </Field>
      <Field name="people" label={labels.people} required>
        <NumberInput min={1} max={PEOPLE_MAX} precision={0} />
      </Field>
      <Field name="places" label={labels.places} required>
        <NumberInput min={1} max={PLACES_MAX} precision={0} />
      </Field>
      <Field name="checkPercent" label={labels.checkPercent} required>
        <NumberInput min={PERCENT_MIN} max={PERCENT_MAX} precision={0} suffix="%" />
      </Field>
    </div>
    <LowPercent />
    <Field name="counts" label={labels.counts} required>
      <RadioGroup options={COUNTS} />
    </Field>
    <Field name="checks" label={labels.checks} hint={labels.checksHint}>
      <ChecksInput />
    </Field>
  </>
);

const storedOf = ({ version, ...values }: SkillCriterion) => ({
  values,
  ...(version !== null && { version }),
});

/** When a skill counts as learned. */
export const CriterionModal = ({ at, graph }: { at: RecordPlace; graph: SkillGraph }) => {
  const client = useQueryClient();
  return (
    <FormModal<Values, CriterionBody>
      at={at}
      noun={labels.criterion}
      child={graph.member}
      title={labels.criterionTitle}
      width={WIDTH}
      schema={criterionBody}
      stored={storedOf(graph.criterion)}
      save={(body, { version }) => call(setCriterion, { params: { id: graph.skill }, body: { ...body, version } })}
      reload={async () =>
        storedOf((await client.fetchQuery({ ...skillGraphQuery(graph.member, graph.skill), staleTime: 0 })).criterion)
      }
      saved={graphTexts.criterionSaved}
      slices={[PRACTICE_SLICE]}
      fields={<Fields />}
    />
  );
};
