import { type PhaseBody, phaseBody } from '@amberway/contract/skills/graph/body';
import { createPhase, updatePhase } from '@amberway/contract/skills/graph/endpoints';
import { PHASE_KINDS } from '@amberway/contract/skills/graph/limits';
import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { call } from '../../../kernel/api.ts';
import { DayField } from '../../../ui/form/DayField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { PRACTICE_SLICE } from '../../practice/public.ts';
import { graphLabels as labels, PHASE_KIND_TEXTS } from './labels.ts';

type Values = Omit<PhaseBody, 'version'>;
export type EditedPhase = SkillGraph['phases'][number];

const Field = FormField<Values>;
const KINDS = PHASE_KINDS.map((value) => ({ value, label: PHASE_KIND_TEXTS[value] }));
const WIDTH = 480;

const Fields = () => (
  <>
    <DayField<Values> name="startsOn" label={labels.startsOn} required />
    <Field name="label" label={labels.label} required>
      <Input />
    </Field>
    <Field name="kind" label={labels.kind} required>
      <RadioGroup options={KINDS} />
    </Field>
  </>
);

type Props = {
  at: RecordPlace;
  graph: Pick<SkillGraph, 'member' | 'skill'>;
  phase: EditedPhase | undefined;
  day: string;
};

/** Where a phase begins: on the day that was pressed, or today. */
export const PhaseModal = ({ at, graph, phase, day }: Props) => {
  const values: Values = phase
    ? { startsOn: phase.startsOn, label: phase.label, kind: phase.kind }
    : { startsOn: day, label: '', kind: 'changed' };
  return (
    <FormModal<Values, PhaseBody>
      key={phase?._id ?? day}
      at={at}
      noun={labels.phase}
      child={graph.member}
      title={labels.phaseTitle}
      width={WIDTH}
      schema={phaseBody}
      stored={{ values, ...(phase?.version && { version: phase.version }) }}
      save={(body, { version, idempotencyKey }) =>
        phase?._id
          ? call(updatePhase, {
              params: { id: phase.skill ?? graph.skill, phaseId: phase._id },
              body: { ...body, version },
            })
          : call(createPhase, { params: { id: graph.skill }, body }, { idempotencyKey })
      }
      saved={graphTexts.phaseSaved}
      slices={[PRACTICE_SLICE]}
      fields={<Fields />}
    />
  );
};
