import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { tasksDone } from '@amberway/contract/tasks/open-tasks';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { Link } from '../../../kernel/router.ts';
import { kindAndId } from '../../../ui/form/record-part.ts';
import { OPENED_HERE } from '../../../ui/form/record-place.ts';
import type { RecordUrl } from '../../../ui/form/use-record-url.ts';
import { ReadRows } from '../../../ui/reading/Columns.tsx';
import { ReadPart } from '../../../ui/reading/ReadPart.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { TASK } from '../../tasks/public.ts';

const State = ({ task: { isCompleted, completedAt, closedAt, dueDate } }: { task: TaskSummary }) => {
  if (isCompleted) {
    return (
      <StatusTag tone="good">
        <span>
          {'Done '}
          {completedAt && <ViewerTime at={completedAt} day />}
        </span>
      </StatusTag>
    );
  }
  if (closedAt) return <StatusTag tone="plain">{taskTexts.closed}</StatusTag>;
  return dueDate ? (
    <small>
      {'Due '}
      <ViewerTime at={dueDate} day />
    </small>
  ) : null;
};

/** The tasks of a skill, each a link to its own page. */
export const SkillTasks = ({ tasks, record }: { tasks: readonly TaskSummary[]; record: RecordUrl }) => (
  <ReadPart title={tasks.length === 0 ? 'Tasks' : tasksDone(tasks)}>
    {tasks.length === 0 ? (
      <p>{skillTexts.noTasks}</p>
    ) : (
      <ReadRows label="Tasks">
        {tasks.map((task) => (
          <li key={task._id}>
            <Link to={record.href('View', kindAndId(TASK, task._id))} state={OPENED_HERE}>
              {task.name}
            </Link>
            <State task={task} />
          </li>
        ))}
      </ReadRows>
    )}
  </ReadPart>
);
