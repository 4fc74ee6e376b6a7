// The coach's calendar in the URL: ?calendar=week&day=2026-11-16, or ?calendar=notes for none.

export const CALENDAR_PARAM = 'calendar';
export const DAY_PARAM = 'day';

export type CalendarView = 'day' | 'week';

export const readCalendarView = (params: URLSearchParams): CalendarView | null => {
  const view = params.get(CALENDAR_PARAM);
  return view === 'day' || view === 'week' ? view : null;
};

export const readDay = (params: URLSearchParams, today: string): string => {
  const day = params.get(DAY_PARAM) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today;
};
