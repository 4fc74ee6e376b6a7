import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GasScaleBody } from '@amberway/contract/gas/body';
import { createGasScale, editGasScale } from '@amberway/contract/gas/endpoints';
import type { GasExample } from '@amberway/contract/gas/examples';
import {
  canBeMeasured,
  GAS_BASELINES,
  GAS_LEVEL_MIN,
  GAS_WEIGHT_MAX,
  type GasLevel,
  reviewDays,
} from '@amberway/contract/gas/limits';
import type { GasScale } from '@amberway/contract/gas/schemas';
import { gasTexts } from '@amberway/contract/gas/texts';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useFormValue } from '../../ui/form/form-store.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { NumberInput } from '../../ui/kit/NumberInput.tsx';
import { RadioGroup } from '../../ui/kit/RadioGroup.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { useDay } from '../../ui/use-day.ts';
import { newScale, scaleSchema, type ScaleValues, valuesOf } from './gas-form.ts';
import styles from './gas.module.css';
import { gasLabels, LEVEL_NAMES, LEVELS_DOWN, signed, stepOf } from './labels.ts';
import { GAS_SLICE, outcomesOfQuery, scalesQuery } from './queries.ts';

const WIDTH = 680;
const Field = FormField<ScaleValues>;
const BASELINES = GAS_BASELINES.toReversed().map((level) => ({
  value: level,
  label: `${signed(level)} ${LEVEL_NAMES[level]}`,
}));

/** A step, with a hint while nobody could say whether it is reached. */
const Step = ({ level }: { level: GasLevel }) => {
  const text = useFormValue<string | undefined>(['levels', stepOf(level)]) ?? '';
  const isVague = text.trim().length >= GAS_LEVEL_MIN && !canBeMeasured(text);
  return (
    <Field
      name={['levels', stepOf(level)]}
      label={`${signed(level)} ${LEVEL_NAMES[level]}`}
      hint={isVague ? gasLabels.noNumber : undefined}
      required
    >
      <TextArea rows={2} maxRows={4} />
    </Field>
  );
};

const Fields = ({ member }: { member: string }) => {
  const { data: outcomes = [] } = useQuery(outcomesOfQuery(member));
  const { min, max } = reviewDays(useDay(useMe().timeZone));
  return (
    <>
      <Field name="outcome" label={gasLabels.outcome} required>
        <Select options={outcomes.map(({ _id, name }) => ({ value: _id, label: name }))} />
      </Field>
      <Field name="title" label={gasLabels.goalTitle} required>
        <Input autoComplete="off" />
      </Field>
      <Field name="measure" label={gasLabels.goalMeasure} required>
        <Input autoComplete="off" />
      </Field>
      {LEVELS_DOWN.map((level) => (
        <Step key={level} level={level} />
      ))}
      <Field name="baseline" label={gasLabels.baseline} hint={gasLabels.baselineHint} required>
        <RadioGroup options={BASELINES} />
      </Field>
      <div className={styles['weights']}>
        <Field name="importance" label={gasLabels.importance} hint={gasLabels.weightHint}>
          <NumberInput min={0} max={GAS_WEIGHT_MAX} precision={0} />
        </Field>
        <Field name="difficulty" label={gasLabels.difficulty} hint={gasLabels.weightHint}>
          <NumberInput min={0} max={GAS_WEIGHT_MAX} precision={0} />
        </Field>
      </div>
      <DayField<ScaleValues> name="reviewOn" label={gasLabels.reviewOn} min={min} max={max} required />
      <p className={styles['quiet']}>{gasLabels.own}</p>
    </>
  );
};

type Props = {
  at: RecordPlace;
  member: string;
  /** The goal to change; without one a new goal is written. */
  scale?: GasScale | undefined;
  outcome?: string | null | undefined;
  example?: GasExample | undefined;
};

/** The words of a goal: five steps that both sides can read aloud. */
export const ScaleModal = ({ at, member, scale, outcome = null, example }: Props) => {
  const client = useQueryClient();
  const today = useDay(useMe().timeZone);
  const stored = useMemo(
    () =>
      scale
        ? { values: valuesOf(scale), version: scale.version }
        : { values: newScale(member, { outcome, today, example }) },
    [scale, member, outcome, today, example],
  );
  return (
    <FormModal<ScaleValues, GasScaleBody>
      at={at}
      noun="goal"
      child={member}
      title={scale ? gasLabels.edit : gasLabels.add}
      width={WIDTH}
      schema={scaleSchema}
      stored={stored}
      save={(body, { version, idempotencyKey }) => {
        if (!scale) return call(createGasScale, { body }, { idempotencyKey });
        const { member: _child, ...content } = body;
        return call(editGasScale, {
          params: { id: scale._id },
          body: { ...content, version: version ?? scale.version },
        });
      }}
      reload={async () => {
        const all = await client.fetchQuery({ ...scalesQuery(member), staleTime: 0 });
        const now = all.find(({ _id }) => _id === scale?._id);
        return now ? { values: valuesOf(now), version: now.version } : stored;
      }}
      saved={scale ? gasTexts.saved : gasTexts.created}
      slices={[GAS_SLICE]}
      fields={<Fields member={member} />}
    />
  );
};
