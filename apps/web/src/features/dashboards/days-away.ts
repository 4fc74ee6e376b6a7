import { DAY } from '@amberway/contract/kernel/limits';

const NEAR: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** Distance to a calendar day as text: Today, Tomorrow, In 3 days, 2 days ago. Both are YYYY-MM-DD. */
export const daysAway = (today: string, day: string): string => {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  return NEAR[days] ?? (days > 0 ? `In ${days} days` : `${-days} days ago`);
};
