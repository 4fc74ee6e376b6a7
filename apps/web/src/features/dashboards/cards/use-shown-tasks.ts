import { useState } from 'react';
import type { Today } from '@amberway/contract/dashboards/schemas';
import { inOldOrder } from './stable-order.ts';

type Tasks = Pick<Today, 'pendingTasks' | 'completedTasks'>;

/** Open tasks first, then the latest completed ones; what was shown once stays in its place. */
export const useShownTasks = (data: Tasks | undefined, limit: number) => {
  const [before, setBefore] = useState<readonly string[]>([]);
  if (!data) return [];
  const all = [...data.pendingTasks.items, ...data.completedTasks.items];
  const shown = inOldOrder(before, all, limit);
  const ids = shown.map(({ _id }) => _id);
  if (ids.join() !== before.join()) setBefore(ids);
  return shown;
};
