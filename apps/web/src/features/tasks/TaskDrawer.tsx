import { tasksWire } from '@amberway/contract/tasks/wire';
import { TASK_DRAWER_PX } from '../../ui/sizes.ts';
import { isFamily } from '@amberway/contract/kernel/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SkillDetails } from '@amberway/contract/skills/schemas';
import { type Standing, skillTakesTasks } from '@amberway/contract/programme/skill-status';
import { fillsWholeTask, taskActions } from '@amberway/contract/tasks/actions';
import type { CreateTaskBody } from '@amberway/contract/tasks/body';
import { createTask, updateTask } from '@amberway/contract/tasks/endpoints';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { useMemo } from 'react';
import { call } from '../../kernel/api.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE, skillQuery } from '../../kernel/queries/programme.ts';
import { memberQuery } from '../../kernel/queries/selected-member.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { useMayRecord } from '../../ui/form/record-part.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { today as todayIn } from '../../ui/today.ts';
import { TaskPage } from './card/TaskPage.tsx';
import { taskQuery } from './queries.ts';
import { newTask, taskBodyOf, taskSchema, type TaskValues, taskValuesOf } from './task-form.ts';
import { TaskFields } from './TaskFields.tsx';
import { useTaskViewer } from './viewer.ts';

const standingOf = (record: { outcomeObject: { status: string } }, skill: string): Standing =>
  ({ outcome: record.outcomeObject.status, skill }) as Standing;
const ofTask = (task: TaskDetails) => standingOf(task, task.skillObject.status);
const ofSkill = (skill: SkillDetails) => standingOf(skill, skill.status);

/** One task in its Create, Edit and View modes: forms, and a page to read. For Create the place's id is the skill's. */
export const TaskDrawer = ({ at: requested }: { at: RecordPlace }) => {
  const client = useQueryClient();
  const viewer = useTaskViewer();
  const { timeZone } = useMe();
  const mayCreate = useCan('tasks', 'create');
  const mayEditSome = useCan('tasks', 'edit');
  const isNew = requested.open?.mode === 'Create';
  const id = requested.open?.id ?? '';
  const task = useQuery({ ...taskQuery(id), enabled: requested.open !== null && !isNew });
  const skill = useQuery({ ...skillQuery(id), enabled: isNew && mayCreate });
  const family = isFamily(viewer);
  const child = useQuery({
    ...memberQuery(skill.data?.member ?? ''),
    enabled: isNew && !family && Boolean(skill.data),
  });
  // A new task defaults to the person who practises at home.
  const carer = family ? viewer.id : child.data?.parent._id;
  const actions = task.data && taskActions(viewer, task.data, ofTask(task.data));
  const at = useMayRecord(requested, {
    create: mayCreate && (!skill.data || skillTakesTasks(ofSkill(skill.data))),
    edit: actions?.edit ?? mayEditSome,
  });
  const today = todayIn(timeZone);
  const whole = fillsWholeTask(viewer);
  const stored = isNew
    ? skill.data && !child.isLoading
      ? { values: newTask(id, today, carer ? [carer] : []) }
      : undefined
    : task.data && { values: taskValuesOf(task.data), version: task.data.version };
  const schema = useMemo(
    () => taskSchema(today, task.data && !isNew ? { dueDate: task.data.dueDate } : undefined),
    [today, task.data, isNew],
  );
  const toBody = useMemo(() => taskBodyOf(whole, isNew), [whole, isNew]);
  const failed = isNew ? skill : task;
  const memberId = (isNew ? skill : task).data?.member ?? '';
  if (at.open?.mode === 'View') return <TaskPage at={at} />;
  return (
    <FormDrawer<TaskValues, CreateTaskBody>
      at={at}
      noun="task"
      child={memberId}
      draft={{ kind: 'task', key: isNew ? `new:${id}` : id, wire: tasksWire }}
      width={TASK_DRAWER_PX}
      schema={schema}
      stored={stored}
      toBody={toBody}
      loadError={failed.error}
      onRetry={() => void failed.refetch()}
      editable={actions?.edit ?? false}
      save={(body, { version, idempotencyKey }) =>
        isNew
          ? call(
              createTask,
              { body: { ...body, ...(skill.data && { member: skill.data.member }) } },
              { idempotencyKey },
            )
          : call(updateTask, { params: { id }, body: { ...body, version } })
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...taskQuery(id), staleTime: 0 });
        return { values: taskValuesOf(now), version: now.version };
      }}
      saved={isNew ? taskTexts.created : taskTexts.updated}
      slices={[PROGRAMME_SLICE, 'dashboards']}
      fields={
        <TaskFields
          memberId={memberId}
          today={today}
          whole={whole}
          task={isNew ? undefined : task.data}
          carer={child.data?.parent}
        />
      }
    />
  );
};
