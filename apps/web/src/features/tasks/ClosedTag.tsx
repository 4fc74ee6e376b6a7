import { letGoTexts } from '@amberway/contract/tasks/let-go';
import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';

type Props = { task: Pick<TaskSummary, 'closedAt' | 'isCompleted' | 'isLetGo'>; family: boolean };

/** That a task is neither done nor open: closed with its skill, or let go by the family and when. */
export const ClosedTag = ({ task: { closedAt, isCompleted, isLetGo }, family }: Props) => {
  if (!closedAt || isCompleted) return null;
  return isLetGo ? (
    <span>
      {`${family ? letGoTexts.byYou : letGoTexts.by} `}
      <ViewerTime at={closedAt} day />
    </span>
  ) : (
    <StatusTag tone="plain">{taskTexts.closed}</StatusTag>
  );
};
