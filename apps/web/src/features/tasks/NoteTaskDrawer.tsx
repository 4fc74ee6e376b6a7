import { skillsWire } from '@amberway/contract/skills/wire';
import { TASK_DRAWER_PX } from '../../ui/sizes.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { isFamily } from '@amberway/contract/kernel/roles';
import { type CreateTaskBody, createTaskBody } from '@amberway/contract/tasks/body';
import { fillsWholeTask } from '@amberway/contract/tasks/actions';
import { createTask } from '@amberway/contract/tasks/endpoints';
import { taskProblems } from '@amberway/contract/tasks/rules';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { skillTakesTasks } from '@amberway/contract/programme/skill-status';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE, programmeQuery } from '../../kernel/queries/programme.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { today as todayIn } from '../../ui/today.ts';
import { newTask, taskBodyOf, type TaskValues } from './task-form.ts';
import { TaskFields } from './TaskFields.tsx';
import { useTaskViewer } from './viewer.ts';
import { Select } from '../../ui/select/Select.tsx';
import { useForm, useFormValue } from '../../ui/form/form-store.ts';

// A task added from a note or a family's home: no skill is open, so outcome and skill are chosen here.

type Values = TaskValues & { outcome: string | undefined };

/** The request has no outcome, but one must be chosen to find the skill. */
const noteTask = (today: string): z.ZodType<CreateTaskBody> =>
  z.looseObject({ outcome: z.string().optional() }).transform(({ outcome, ...values }, context) => {
    const parsed = createTaskBody.safeParse(values);
    const own = parsed.success
      ? {}
      : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
    const problems: Record<string, string> = {
      ...own,
      ...taskProblems(values, today),
      ...(!outcome && { outcome: taskTexts.selectProgram }),
      ...(!values['skill'] && { skill: taskTexts.selectSkillOfOutcome }),
    };
    for (const [field, message] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
    return parsed.success && Object.keys(problems).length === 0 ? parsed.data : z.NEVER;
  });

const OutcomeAndSkill = ({ memberId }: { memberId: string }) => {
  const form = useForm<Values>();
  const outcome = useFormValue<Values['outcome']>('outcome');
  const { data = [], isPending } = useQuery(programmeQuery(memberId));
  const open = data.map((one) => ({
    ...one,
    takes: one.skills.filter((skill) => skillTakesTasks({ outcome: one.status, skill: skill.status })),
  }));
  const skills = open.find(({ _id }) => _id === outcome)?.takes ?? [];
  return (
    <>
      <FormField<Values> name="outcome" label="Outcome" required>
        <Select
          searchable
          loading={isPending}
          placeholder="Select"
          options={open.filter(({ takes }) => takes.length > 0).map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={() => form.change('skill', undefined)}
        />
      </FormField>
      <FormField<Values> name="skill" label={taskTexts.skill} required>
        <Select
          searchable
          placeholder="Select"
          options={skills.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      </FormField>
    </>
  );
};

type Props = { memberId: string; open: boolean; onClose: () => void; onAdded: (id: string) => void };

export const NoteTaskDrawer = ({ memberId, open, onClose, onAdded }: Props) => {
  const { timeZone } = useMe();
  const viewer = useTaskViewer();
  const whole = fillsWholeTask(viewer);
  // A family's own task is assigned to its author by default.
  const carer = isFamily(viewer) ? viewer.id : null;
  const today = todayIn(timeZone);
  const at = useMemo<RecordPlace>(
    () => ({ open: open ? { mode: 'Create', id: null } : null, show: () => {}, close: onClose }),
    [open, onClose],
  );
  const schema = useMemo(() => noteTask(today), [today]);
  const stored = useMemo(
    () => ({ values: { ...newTask('', today, carer ? [carer] : []), skill: undefined, outcome: undefined } }),
    [today, carer],
  );
  return (
    <FormDrawer<Values, CreateTaskBody>
      at={at}
      noun="task"
      child={memberId}
      draft={{ kind: 'task', key: `new:${memberId}`, wire: skillsWire }}
      width={TASK_DRAWER_PX}
      schema={schema}
      stored={stored}
      toBody={(values) => ({ ...taskBodyOf(whole, true)(values), outcome: values.outcome })}
      save={async (body, { idempotencyKey }) => {
        const { data } = await call(createTask, { body: { ...body, member: memberId } }, { idempotencyKey });
        onAdded(data._id);
      }}
      saved={taskTexts.created}
      slices={[PROGRAMME_SLICE, 'dashboards']}
      fields={
        <TaskFields
          memberId={memberId}
          today={today}
          whole={whole}
          task={undefined}
          skill={<OutcomeAndSkill memberId={memberId} />}
        />
      }
    />
  );
};
