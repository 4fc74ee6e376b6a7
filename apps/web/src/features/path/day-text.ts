/** Calendar days have no time zone, so they are formatted in UTC. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
  return (day: string): string => formatter.format(new Date(`${day}T00:00:00Z`));
};

const thisYear = format({ day: 'numeric', month: 'long' });

/** 17 November 2026 */
export const wholeDay = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** '5 June', with the year if it is another one. */
export const dayText = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? thisYear(day) : wholeDay(day);

/** 'today', or the day. */
export const saidOn = (day: string, today: string): string => (day === today ? 'today' : dayText(day, today));
