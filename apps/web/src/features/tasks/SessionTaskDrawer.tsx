import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useMemo } from 'react';
import { z } from 'zod';
import { type CreateTaskBody, createTaskBody } from '@amberway/contract/tasks/body';
import { createTask } from '@amberway/contract/tasks/endpoints';
import { taskProblems } from '@amberway/contract/tasks/rules';
import { TASK_DRAWER_PX, taskTexts } from '@amberway/contract/tasks/texts';
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
import { Select } from '../../ui/select/Select.tsx';

// A task added while a session is written about: no skill is open, so outcome and skill are chosen here.

type Values = TaskValues & { goal: string | undefined };

/** What is sent names no outcome, but one has to be chosen to find the skill. */
const sessionTask = (today: string): z.ZodType<CreateTaskBody> =>
  z.looseObject({ goal: z.string().optional() }).transform(({ goal, ...values }, context) => {
    const parsed = createTaskBody.safeParse(values);
    const own = parsed.success
      ? {}
      : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
    const problems: Record<string, string> = {
      ...own,
      ...taskProblems(values, today),
      ...(!goal && { goal: taskTexts.selectProgram }),
      ...(!values['milestone'] && { milestone: taskTexts.selectMilestone }),
    };
    for (const [field, message] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
    return parsed.success && Object.keys(problems).length === 0 ? parsed.data : z.NEVER;
  });

const OutcomeAndSkill = ({ memberId }: { memberId: string }) => {
  const form = Form.useFormInstance<Values>();
  const goal = Form.useWatch('goal', form);
  const { data = [], isPending } = useQuery(programmeQuery(memberId));
  const open = data.map((outcome) => ({
    ...outcome,
    takes: outcome.milestones.filter((skill) => skillTakesTasks({ outcome: outcome.status, skill: skill.status })),
  }));
  const skills = open.find(({ _id }) => _id === goal)?.takes ?? [];
  return (
    <>
      <FormField name="goal" label="Outcome" required>
        <Select
          searchable
          loading={isPending}
          placeholder="Select"
          options={open.filter(({ takes }) => takes.length > 0).map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={() => form.setFieldValue('milestone', undefined)}
        />
      </FormField>
      <FormField name="milestone" label={taskTexts.skill} required>
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

export const SessionTaskDrawer = ({ memberId, open, onClose, onAdded }: Props) => {
  const { timeZone } = useMe();
  const today = todayIn(timeZone);
  const at = useMemo<RecordPlace>(
    () => ({ open: open ? { mode: 'Create', id: null } : null, show: () => {}, close: onClose }),
    [open, onClose],
  );
  const schema = useMemo(() => sessionTask(today), [today]);
  const stored = useMemo(
    () => ({ values: { ...newTask('', today, []), milestone: undefined, goal: undefined } }),
    [today],
  );
  return (
    <FormDrawer<Values, CreateTaskBody>
      at={at}
      noun="task"
      draft={{ kind: 'task', key: `new:${memberId}` }}
      width={TASK_DRAWER_PX}
      schema={schema}
      stored={stored}
      toBody={(values) => ({ ...taskBodyOf(true, true)(values), goal: values.goal })}
      save={async (body, { idempotencyKey }) => {
        const { data } = await call(createTask, { body: { ...body, member: memberId } }, { idempotencyKey });
        onAdded(data._id);
      }}
      saved={taskTexts.created}
      slices={[PROGRAMME_SLICE]}
      fields={
        <TaskFields
          memberId={memberId}
          today={today}
          whole
          task={undefined}
          skill={<OutcomeAndSkill memberId={memberId} />}
        />
      }
    />
  );
};
