import { isToDo } from '@amberway/contract/tasks/open-tasks';
import { splitTags } from '@amberway/contract/tasks/options';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { useMe } from '../../../kernel/queries/me.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { ReadHead, ReadPart, ReadText } from '../../../ui/reading/ReadPart.tsx';
import { ReadPeople } from '../../../ui/reading/ReadPeople.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { TagList } from '../../../ui/tags/TagList.tsx';
import { today } from '../../../ui/today.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { FamilyWords } from '../words/FamilyWords.tsx';
import styles from './card.module.css';
import { TaskMedia } from './TaskMedia.tsx';

const State = ({ task }: { task: TaskDetails }) => {
  const { timeZone } = useMe();
  const { isCompleted, completedAt, completedByObject, closedAt, dueDate, isExtra } = task;
  if (isCompleted) {
    return (
      <>
        <StatusTag tone="good">Done</StatusTag>
        <span>
          {completedByObject && `${fullName(completedByObject)}, `}
          {completedAt && <ViewerTime at={completedAt} />}
        </span>
      </>
    );
  }
  if (closedAt) return <StatusTag tone="plain">{taskTexts.closed}</StatusTag>;
  const overdue = isToDo(task) && dueDate !== null && dueDate < today(timeZone);
  return (
    <>
      <StatusTag tone={overdue ? 'warn' : 'soft'}>{overdue ? 'Overdue' : 'To do'}</StatusTag>
      {isExtra && <StatusTag tone="soft">{taskTexts.extra}</StatusTag>}
      {dueDate && (
        <span>
          {'Due '}
          <ViewerTime at={dueDate} day />
        </span>
      )}
    </>
  );
};

/** What there is to know about a task for staff; the note of the tick comes first. What is empty is left out. */
export const StaffTaskCard = ({ task }: { task: TaskDetails }) => {
  const { notes, completedAt, completedByObject, skillObject, outcomeObject } = task;
  const words =
    task.isCompleted && notes && completedByObject
      ? [{ _id: task._id, name: task.name, text: notes, at: completedAt ?? task.updatedAt, by: completedByObject }]
      : [];
  const [strategies, tools] = [splitTags(task.strategy), splitTags(task.toolName)];
  return (
    <div className={styles['card']}>
      <ReadHead>
        <State task={task} />
      </ReadHead>
      <FamilyWords words={words} title={tickTexts.wordsOf(completedByObject?.firstName ?? '')} />
      <ReadPart title={taskTexts.assignee}>
        <ReadPeople people={task.assignee} />
      </ReadPart>
      <ReadText title={taskTexts.description} text={task.description} />
      {strategies.length > 0 && (
        <ReadPart title={taskTexts.strategy}>
          <TagList tags={strategies} label={taskTexts.strategy} />
        </ReadPart>
      )}
      {(task.fileLink.length > 0 || task.contentLink) && (
        <ReadPart title={taskTexts.resources}>
          <TaskMedia task={task} />
        </ReadPart>
      )}
      {tools.length > 0 && (
        <ReadPart title={taskTexts.tool}>
          <TagList tags={tools} label={taskTexts.tool} />
        </ReadPart>
      )}
      <ReadText title={taskTexts.toolDetails} text={task.toolDetails} />
      <ReadText title={taskTexts.commentBox} text={task.commentBox} />
      <ReadPart title={taskTexts.skill}>
        <p>{skillObject.name}</p>
        <p className={styles['small']}>{tickTexts.partOf(outcomeObject.name)}</p>
      </ReadPart>
      <Facts
        facts={[
          { label: taskTexts.type, value: task.taskType?.name },
          {
            label: 'Added',
            value: (
              <>
                {`${fullName(task.createdByObject)}, `}
                <ViewerTime at={task.createdAt} day />
              </>
            ),
          },
        ]}
      />
    </div>
  );
};
