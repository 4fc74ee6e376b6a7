import { DAY } from '@amberway/contract/kernel/limits';

/** '9 days overdue'; null while it is not. Both are calendar days. */
export const overdueText = (due: string, today: string): string | null => {
  const days = Math.round((Date.parse(today) - Date.parse(due)) / DAY);
  if (days <= 0) return null;
  return days === 1 ? '1 day overdue' : `${days} days overdue`;
};
