import { DAY } from '@amberway/contract/kernel/limits';

const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });

/** Distance to a future calendar day as text: Today, Tomorrow, In 3 days. Both are YYYY-MM-DD. */
export const daysAway = (today: string, day: string): string => {
  const text = relative.format(Math.round((Date.parse(day) - Date.parse(today)) / DAY), 'day');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
