import { useMemo } from 'react';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { useTick } from '../tasks/public.ts';
import { DASHBOARDS_SLICE } from './queries.ts';
import { withTick } from './with-tick.ts';

/** Ticks on the home's cards; their figures come from the server. */
export const useHomeTick = (memberId: string, part: 'today' | 'progress') =>
  useTick(
    useMemo(
      () => ({
        queryKey: [DASHBOARDS_SLICE, part, memberId],
        withTick,
        invalidates: [DASHBOARDS_SLICE, PROGRAMME_SLICE],
      }),
      [memberId, part],
    ),
  );
