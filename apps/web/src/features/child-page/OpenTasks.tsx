import type { ChildPage, PageTask } from '@amberway/contract/child-page/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { taskGoesOn } from '@amberway/contract/tasks/actions';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button, ButtonLink } from '../../ui/kit/Button.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { today } from '../../ui/today.ts';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { dueText, LazyNewTaskDrawer, TASK, TaskNoteDialog, type Tick } from '../tasks/public.ts';
import { overdueText } from './overdue.ts';
import styles from './tasks.module.css';
import { usePageTick } from './use-page-tick.ts';
import { Words } from './Words.tsx';

type RowProps = {
  task: PageTask;
  day: string;
  record: RecordUrl;
  mayEdit: boolean;
  onReply: (() => void) | undefined;
  /** Absent for those who may not tick. */
  onTick: Tick['tick'] | undefined;
};

const isTickable = ({ outcomeStatus, skillStatus, isExtra }: PageTask): boolean =>
  taskGoesOn({ outcome: outcomeStatus, skill: skillStatus }, { isExtra });

const Sign = ({ task, onTick }: Pick<RowProps, 'task' | 'onTick'>) =>
  onTick && isTickable(task) ? (
    <TickBox
      className={styles['tick']}
      name={task.name}
      checked={task.isCompleted}
      onTick={(done) => onTick(task, done)}
    />
  ) : (
    <span className={styles['sign']} aria-hidden="true">
      {task.isCompleted && <Icon name="check" size={14} />}
    </span>
  );

const TaskLine = ({ task, day, record, mayEdit, onReply, onTick }: RowProps) => {
  const late = task.isCompleted || !task.dueDate ? null : overdueText(task.dueDate, day);
  const facts = [!task.isCompleted && task.dueDate && dueText(task.dueDate, day), task.skillName];
  return (
    <li className={styles['task']} data-done={task.isCompleted || undefined}>
      <Sign task={task} onTick={onTick} />
      <div className={styles['what']}>
        <p className={styles['name']}>
          <Link to={record.href('View', kindAndId(TASK, task._id))} state={OPENED_HERE}>
            {task.name}
          </Link>
          {task.isCompleted && <span className="visually-hidden">, done</span>}
          {late && <StatusTag tone="warn">{late}</StatusTag>}
        </p>
        <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
        {task.words && task.by && task.completedAt && (
          <Words from={task.by} text={task.words} at={task.completedAt} before="ticked " />
        )}
      </div>
      {task.words && onReply && (
        <Button size="small" variant="text" aria-label={`Reply to the words on ${task.name}`} onClick={onReply}>
          Reply
        </Button>
      )}
      {late && mayEdit && (
        <ButtonLink
          size="small"
          variant="text"
          to={record.href('Edit', kindAndId(TASK, task._id))}
          state={OPENED_HERE}
          aria-label={`Move or drop ${task.name}`}
        >
          Move or drop
        </ButtonLink>
      )}
    </li>
  );
};

type Props = { tasks: ChildPage['tasks']; memberId: string; record: RecordUrl; onReply: () => void };

/** What the family still has to do, and for a week what it wrote about what it did. */
export const OpenTasks = ({ tasks, memberId, record, onReply }: Props) => {
  const { timeZone } = useMe();
  const mayCreate = useCan('tasks', 'create');
  const mayEdit = useCan('tasks', 'edit');
  const mayWrite = useCan('messages', 'send');
  const mayTick = useCan('tasks', 'tick');
  const { tick, ...noting } = usePageTick(memberId);
  const adding = useLayerUrl('newTask');
  const day = today(timeZone);
  const hidden = tasks.open - tasks.items.filter(({ isCompleted }) => !isCompleted).length;
  return (
    <SectionCard
      title="Open tasks"
      aside={tasks.open}
      actions={
        mayCreate && (
          <Button
            icon={<Icon name="plus" size={16} />}
            onPointerEnter={LazyNewTaskDrawer.preload}
            onClick={() => adding.show()}
          >
            {taskTexts.add}
          </Button>
        )
      }
    >
      {tasks.items.length === 0 ? (
        <p className={styles['none']}>No open tasks. What you agree on for home goes here.</p>
      ) : (
        <ul className={styles['tasks']}>
          {tasks.items.map((task) => (
            <TaskLine
              key={task._id}
              task={task}
              day={day}
              record={record}
              onReply={mayWrite ? onReply : undefined}
              mayEdit={mayEdit}
              onTick={mayTick ? tick : undefined}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className={styles['more']}>
          <Link to={`${SCREENS.program.path}?${MEMBER_PARAM}=${memberId}`}>{`${hidden} more in the programme`}</Link>
        </p>
      )}
      {adding.open && <LazyNewTaskDrawer memberId={memberId} open onClose={adding.close} onAdded={() => undefined} />}
      <TaskNoteDialog {...noting} child={memberId} />
    </SectionCard>
  );
};
