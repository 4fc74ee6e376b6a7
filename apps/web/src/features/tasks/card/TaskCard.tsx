import { isToDo } from '@amberway/contract/tasks/open-tasks';
import { splitTags } from '@amberway/contract/tasks/options';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { ReadPart } from '../../../ui/reading/ReadPart.tsx';
import { today } from '../../../ui/today.ts';
import { TaskDay, taskDayOf } from '../TaskDay.tsx';
import { useAnswer } from '../tick/answers.ts';
import { TickAnswer } from '../tick/TickAnswer.tsx';
import styles from './card.module.css';
import { Reminder } from './Reminder.tsx';
import { TaskMedia } from './TaskMedia.tsx';

/** The words of a tick that was made earlier, with whose they are. */
const Words = ({ task, viewerId }: { task: TaskDetails; viewerId: string }) => {
  const { tickedBy, notes } = task;
  const other = tickedBy && tickedBy._id !== viewerId ? tickedBy.firstName : undefined;
  return (
    <ReadPart title={other ? tickTexts.wordsOf(other) : tickTexts.words}>
      <q className={styles['words']}>{notes}</q>
    </ReadPart>
  );
};

type Props = { task: TaskDetails; viewerId: string; mayTick: boolean };

/** Why, how, when: what there is to know about a task. What is empty is left out. */
export const TaskCard = ({ task, viewerId, mayTick }: Props) => {
  const { timeZone } = useMe();
  const ownReminders = useCan('notifications', 'read');
  const answered = useAnswer(task._id) !== undefined && task.isCompleted;
  const now = today(timeZone);
  const open = isToDo(task);
  const { dueDate, closedAt, skillObject, outcomeObject, assignee, createdByObject: author } = task;
  const tools = splitTags(task.toolName).join(', ');
  const isMine = assignee.some(({ _id }) => _id === viewerId);
  return (
    <div className={styles['card']}>
      {answered ? (
        <TickAnswer id={task._id} />
      ) : (
        taskDayOf(task) &&
        !closedAt && (
          <p className={styles['when']}>
            <TaskDay task={task} viewerId={viewerId} />
          </p>
        )
      )}
      {closedAt && <p className={styles['when']}>{taskTexts.closed}</p>}
      {open && !isMine && <p>{tickTexts.isFor(assignee.map((one) => fullName(one)).join(', '))}</p>}
      <ReadPart title={tickTexts.why}>
        <p className={styles['why']}>{tickTexts.helpsWith(skillObject.name)}</p>
        <p className={styles['small']}>{tickTexts.partOf(outcomeObject.name)}</p>
      </ReadPart>
      <ReadPart title={tickTexts.how}>
        <p className={styles['text']}>{task.description}</p>
      </ReadPart>
      {(task.fileLink.length > 0 || task.contentLink) && (
        <ReadPart title={tickTexts.lookAt}>
          <TaskMedia task={task} />
        </ReadPart>
      )}
      {(tools || task.toolDetails) && (
        <ReadPart title={tickTexts.tool}>
          {tools && <p>{tools}</p>}
          {task.toolDetails && <p className={styles['text']}>{task.toolDetails}</p>}
        </ReadPart>
      )}
      {task.commentBox && (
        <ReadPart title={tickTexts.note(author.firstName)}>
          <p className={styles['text']}>{task.commentBox}</p>
        </ReadPart>
      )}
      {task.isCompleted && task.notes && !answered && <Words task={task} viewerId={viewerId} />}
      {open && mayTick && ownReminders && dueDate !== null && dueDate < now && <Reminder task={task} />}
    </div>
  );
};
