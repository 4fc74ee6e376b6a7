import type { ReactNode } from 'react';
import { useSearchParams } from '../../../kernel/router.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLayout } from '../../../ui/layout.ts';
import { useHasCalendar } from './use-has-calendar.ts';
import { CALENDAR_PARAM, type CalendarView, DAY_PARAM, readCalendarView } from './view.ts';
import { Segmented } from '../../../ui/kit/Segmented.tsx';

type Choice = 'notes' | CalendarView;

const OPTIONS: { value: Choice; label: string; icon: ReactNode }[] = [
  { value: 'notes', label: 'Notes', icon: <Icon name="note" size={16} /> },
  { value: 'day', label: 'My day', icon: <Icon name="calendar" size={16} /> },
  { value: 'week', label: 'My week', icon: <Icon name="table" size={16} /> },
];

/** Switches between a child's notes and the coach's own day or week. Families have no calendar here. */
export const CalendarSwitch = ({ now }: { now?: CalendarView }) => {
  const [params, setParams] = useSearchParams();
  const { mobile } = useLayout();
  const allowed = useHasCalendar();
  if (!allowed) return null;
  const shown = now ?? readCalendarView(params) ?? 'notes';
  const choose = (choice: Choice) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      next.set(CALENDAR_PARAM, choice);
      if (choice === 'notes') next.delete(DAY_PARAM);
      return next;
    });
  return (
    <Segmented<Choice>
      aria-label="Show"
      value={mobile && shown === 'week' ? 'day' : shown}
      // A phone has no room for a week.
      options={mobile ? OPTIONS.filter(({ value }) => value !== 'week') : OPTIONS}
      onChange={choose}
    />
  );
};
