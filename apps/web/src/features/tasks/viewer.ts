import { useMemo } from 'react';
import type { TaskViewer } from '@amberway/contract/tasks/actions';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';

/** The actor: in a customer's view, the member of staff. */
export const useTaskViewer = (): TaskViewer => {
  const me = useMe();
  return useMemo(() => ({ ...viewerOf(me), id: me.actor?._id ?? me._id }), [me]);
};
