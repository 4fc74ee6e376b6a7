import { useQueryClient } from '@tanstack/react-query';
import { type PracticePlanBody, practicePlanBody } from '@amberway/contract/practice/body';
import { setPracticePlan } from '@amberway/contract/practice/endpoints';
import { CUE_MAX, MINUTES_MAX, PER_WEEK_MAX, PRACTICE_MEASURES } from '@amberway/contract/practice/limits';
import type { PracticePlan } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { call } from '../../kernel/api.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { NumberInput } from '../../ui/kit/NumberInput.tsx';
import { RadioGroup } from '../../ui/kit/RadioGroup.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { practiceLabels as labels } from './labels.ts';
import styles from './practice.module.css';
import { PRACTICE_SLICE, practiceSummaryQuery } from './queries.ts';
import { MEASURE_TEXTS } from './texts.ts';

type Values = Omit<PracticePlanBody, 'version'>;

const NEW_PLAN: Values = { measure: 'independence', cue: '', perWeek: null, minutes: null, active: true };
const CUE_ROWS = 3;
const WIDTH = 560;

const storedOf = (plan: PracticePlan | null | undefined) => {
  if (!plan) return { values: NEW_PLAN };
  const { measure, cue, perWeek, minutes, active, version } = plan;
  return { values: { measure, cue, perWeek, minutes, active }, version };
};

const Field = FormField<Values>;
const MEASURES = PRACTICE_MEASURES.map((value) => ({ value, label: MEASURE_TEXTS[value] }));

const Fields = () => (
  <>
    <Field name="measure" label={labels.measure} required>
      <RadioGroup options={MEASURES} />
    </Field>
    <Field name="cue" label={labels.cue} hint={labels.cueHint}>
      <TextArea rows={CUE_ROWS} counts={CUE_MAX} />
    </Field>
    <div className={styles['goes']}>
      <Field name="perWeek" label={labels.perWeek} hint={labels.open}>
        <NumberInput min={1} max={PER_WEEK_MAX} precision={0} />
      </Field>
      <Field name="minutes" label={labels.minutes} hint={labels.open}>
        <NumberInput min={1} max={MINUTES_MAX} precision={0} suffix="min" />
      </Field>
    </div>
    <Field name="active" label={labels.active} labelHidden valuePropName="checked">
      <Checkbox>{labels.active}</Checkbox>
    </Field>
  </>
);

type Props = {
  at: RecordPlace;
  member: string;
  skill: { _id: string; name: string };
  plan: PracticePlan | null | undefined;
};

/** What is practised of a skill and how it is counted. */
export const PlanModal = ({ at, member, skill, plan }: Props) => {
  const client = useQueryClient();
  const planNow = async () => {
    const { skills } = await client.fetchQuery({ ...practiceSummaryQuery(member), staleTime: 0 });
    return skills.find((one) => one.skill === skill._id)?.plan;
  };
  return (
    <FormModal<Values, PracticePlanBody>
      at={at}
      noun={labels.planNoun}
      child={member}
      title={`${labels.title}: ${skill.name}`}
      width={WIDTH}
      schema={practicePlanBody}
      stored={storedOf(plan)}
      save={(body, { version }) =>
        call(setPracticePlan, { params: { skillId: skill._id }, body: { ...body, version } })
      }
      reload={async () => storedOf(await planNow())}
      saved={practiceTexts.planSaved}
      slices={[PRACTICE_SLICE]}
      fields={<Fields />}
    />
  );
};
