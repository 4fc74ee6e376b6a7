import type { QueryKey } from '@tanstack/react-query';
import type { Task, TaskSummary } from '@amberway/contract/tasks/schemas';
import type { useAction } from '../../../ui/use-action.ts';

type Change = Pick<TaskSummary, 'isCompleted'> & Partial<TaskSummary> & Partial<Pick<Task, 'notes'>>;

/** The query that shows the ticked tasks, and what else to invalidate. Must be a stable object. */
export type TickPlace<T> = {
  queryKey: QueryKey;
  withTick: (now: T, id: string, change: Change) => T;
  invalidates: NonNullable<NonNullable<Parameters<typeof useAction>[1]>['invalidates']>;
};
