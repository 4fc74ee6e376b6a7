/** Calendar days have no time zone, so they are formatted in UTC. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
  return (day: string): string => formatter.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
};

/** Mon */
export const shortWeekday = format({ weekday: 'short' });
/** Monday */
export const weekday = format({ weekday: 'long' });

const dayOfMonth = format({ day: 'numeric' });
const dayAndMonth = format({ day: 'numeric', month: 'long' });

/** '16 to 20 November', or '30 November to 4 December'. */
export const daysText = (from: string, to: string): string =>
  from === to
    ? dayAndMonth(to)
    : `${from.slice(0, 7) === to.slice(0, 7) ? dayOfMonth(from) : dayAndMonth(from)} to ${dayAndMonth(to)}`;
