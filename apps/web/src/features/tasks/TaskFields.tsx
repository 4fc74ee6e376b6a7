import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OUTSIDE_TOOLS, STRATEGIES } from '@amberway/contract/tasks/options';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { skillTakesTasks } from '@amberway/contract/programme/skill-status';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { programmeQuery } from '../../kernel/queries/programme.ts';
import { addDays } from '../../ui/date-range/zoned-day.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { LookupIdSelect } from '../lookups/public.ts';
import { assigneesQuery } from './queries.ts';
import { ResourceLinks } from './ResourceLinks.tsx';
import { MultiSelect } from '../../ui/select/MultiSelect.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { TagSelect } from '../../ui/select/TagSelect.tsx';
import type { TaskValues } from './task-form.ts';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { Input } from '../../ui/kit/Input.tsx';

const Field = FormField<TaskValues>;

type Person = { _id: string; firstName: string; lastName: string };
type Props = {
  memberId: string;
  today: string;
  whole: boolean;
  task: TaskDetails | undefined;
  /** The default assignee of a coach's new task. */
  carer?: Person | undefined;
  /** Replaces the skill field, where the skill is chosen in another way. */
  skill?: ReactNode;
};

/** The child's skills that accept tasks, by outcome; the task's own skill is always included. */
const useSkillOptions = (memberId: string, task: TaskDetails | undefined) => {
  const { data = [] } = useQuery({ ...programmeQuery(memberId), enabled: memberId !== '' });
  const groups = data
    .map((outcome) => ({
      label: outcome.name,
      options: outcome.skills
        .filter(
          (skill) => skill._id === task?.skill || skillTakesTasks({ outcome: outcome.status, skill: skill.status }),
        )
        .map((skill) => ({ value: skill._id, label: skill.name })),
    }))
    .filter(({ options }) => options.length > 0);
  if (groups.length > 0 || !task) return groups;
  return [{ label: task.outcomeObject.name, options: [{ value: task.skill, label: task.skillObject.name }] }];
};

/** Everyone the task can be assigned to; the current assignee keeps their name after leaving the team. */
const useAssigneeOptions = (memberId: string, task: TaskDetails | undefined, first: Person) => {
  const { data = [], isPending } = useQuery({ ...assigneesQuery(memberId), enabled: memberId !== '' });
  // Shows the name at once, instead of an id until the others are loaded.
  const named = task?.assignee ?? (isPending ? [first] : []);
  const gone = named.filter(({ _id }) => !data.some((one) => one._id === _id));
  return {
    options: [...data, ...gone].map((person) => ({ value: person._id, label: fullName(person) })),
    loading: isPending,
  };
};

/** Strategies, external tools and links: the coach's fields. */
const CoachFields = () => (
  <>
    <Field name="strategy" label={taskTexts.strategy} hint="Choose some, or type your own and press Enter.">
      <TagSelect tags={STRATEGIES} placeholder="Add strategies" />
    </Field>
    <Field name="fileLink" label={taskTexts.resources}>
      <ResourceLinks />
    </Field>
    <Field name="contentLink" label={taskTexts.contentLink}>
      <Input type="url" placeholder="https://" />
    </Field>
    <Field name="toolName" label={taskTexts.tool}>
      <TagSelect tags={OUTSIDE_TOOLS} placeholder="Add tools" />
    </Field>
    <Field name="toolDetails" label={taskTexts.toolDetails}>
      <TextArea rows={2} maxRows={6} />
    </Field>
  </>
);

export const TaskFields = ({ memberId, today, whole, task, carer, skill }: Props) => {
  const me = useMe();
  const skills = useSkillOptions(memberId, task);
  const assignees = useAssigneeOptions(memberId, task, carer ?? me);
  const tomorrow = addDays(today, 1);
  return (
    <>
      <Field name="name" label={taskTexts.name} required>
        <Input autoComplete="off" />
      </Field>
      {skill ?? (
        <Field name="skill" label={taskTexts.skill} required>
          <Select searchable options={skills} placeholder="Select" />
        </Field>
      )}
      <Field name="taskType" label={taskTexts.type} required>
        <LookupIdSelect type="taskType" known={task?.taskType} />
      </Field>
      <Field name="assignee" label={taskTexts.assignee} required>
        <MultiSelect placeholder="Select" {...assignees} />
      </Field>
      <Field name="description" label={taskTexts.description} required>
        <TextArea rows={4} maxRows={12} />
      </Field>
      <DayField<TaskValues> name="dueDate" label={taskTexts.dueDate} min={tomorrow} />
      {whole && <CoachFields />}
      <Field name="commentBox" label={taskTexts.commentBox}>
        <TextArea rows={2} maxRows={6} />
      </Field>
    </>
  );
};
