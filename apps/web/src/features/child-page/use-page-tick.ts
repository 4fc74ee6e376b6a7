import { useMemo } from 'react';
import type { ChildPage, PageTask } from '@amberway/contract/child-page/schemas';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { useTick } from '../tasks/public.ts';
import { childPageQuery } from './queries.ts';

type Change = Pick<PageTask, 'isCompleted'> & { completedAt?: string | null };

/** The page with a task ticked or not: it stays in its place, so that a wrong tick can be taken back. */
const withTick = (page: ChildPage, id: string, { isCompleted, completedAt }: Change): ChildPage => {
  const changed = page.tasks.items.find((task) => task._id === id);
  if (!changed || (changed.isCompleted === isCompleted && completedAt === undefined)) return page;
  const items = page.tasks.items.map((task) =>
    task === changed
      ? { ...task, isCompleted, completedAt: completedAt ?? (isCompleted ? task.completedAt : null) }
      : task,
  );
  return { ...page, tasks: { open: page.tasks.open + Number(changed.isCompleted) - Number(isCompleted), items } };
};

/** Ticks on a child's page. The page itself is not refetched: the server no longer lists a ticked task. */
export const usePageTick = (memberId: string) =>
  useTick(
    useMemo(
      () => ({
        queryKey: childPageQuery(memberId).queryKey,
        withTick,
        invalidates: ['dashboards', { queryKey: [PROGRAMME_SLICE] }],
      }),
      [memberId],
    ),
  );
