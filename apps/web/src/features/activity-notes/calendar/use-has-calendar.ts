import { useCan } from '../../../kernel/queries/me.ts';

/** Whether the user has their own sessions: those who schedule them and are not in a family's view. */
export const useHasCalendar = (): boolean => {
  const reads = useCan('sessions', 'calendar');
  const schedules = useCan('sessions', 'schedule');
  return reads && schedules;
};
