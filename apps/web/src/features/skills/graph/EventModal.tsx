import { type EventBody, eventBody } from '@amberway/contract/skills/graph/body';
import { createEvent, updateEvent } from '@amberway/contract/skills/graph/endpoints';
import type { SkillEvent, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { call } from '../../../kernel/api.ts';
import { DayField } from '../../../ui/form/DayField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { Checkbox } from '../../../ui/kit/Checkbox.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { LookupIdSelect } from '../../lookups/public.ts';
import { PRACTICE_SLICE } from '../../practice/public.ts';
import { graphLabels as labels } from './labels.ts';

type Values = Omit<EventBody, 'version' | 'skill'> & { allSkills: boolean };
const Field = FormField<Values>;
const WIDTH = 480;

const Fields = ({ kind }: { kind: SkillEvent['kind'] }) => (
  <>
    <DayField<Values> name="onDay" label={labels.onDay} required />
    <Field name="label" label={labels.label} required>
      <Input />
    </Field>
    <Field name="kind" label={labels.kind}>
      <LookupIdSelect type="skillEvent" known={kind} />
    </Field>
    <Field name="allSkills" label={labels.allSkills} labelHidden valuePropName="checked">
      <Checkbox>{labels.allSkills}</Checkbox>
    </Field>
    <Field name="shownToFamily" label={labels.shownToFamily} labelHidden valuePropName="checked">
      <Checkbox>{labels.shownToFamily}</Checkbox>
    </Field>
  </>
);

type Props = { at: RecordPlace; graph: SkillGraph; event: SkillEvent | undefined };

/** Something beside practice that may explain a change. Families see it only if it is shown to them. */
export const EventModal = ({ at, graph, event }: Props) => {
  const values: Values = event
    ? {
        onDay: event.onDay,
        label: event.label,
        kind: event.kind?._id ?? null,
        allSkills: event.skill === null,
        shownToFamily: event.shownToFamily,
      }
    : { onDay: graph.today, label: '', kind: null, allSkills: false, shownToFamily: false };
  return (
    <FormModal<Values, EventBody>
      key={event?._id ?? 'new'}
      at={at}
      noun={labels.event}
      child={graph.member}
      title={labels.eventTitle}
      width={WIDTH}
      schema={eventBody}
      stored={{ values, ...(event && { version: event.version }) }}
      toBody={({ allSkills, ...rest }) => ({
        ...rest,
        kind: rest.kind ?? null,
        skill: allSkills ? null : (event?.skill ?? graph.skill),
      })}
      save={(body, { version, idempotencyKey }) =>
        event
          ? call(updateEvent, { params: { id: graph.member, eventId: event._id }, body: { ...body, version } })
          : call(createEvent, { params: { id: graph.member }, body }, { idempotencyKey })
      }
      saved={graphTexts.eventSaved}
      slices={[PRACTICE_SLICE]}
      fields={<Fields kind={event?.kind ?? null} />}
    />
  );
};
