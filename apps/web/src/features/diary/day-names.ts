/** Calendar days have no time zone, so they are formatted in UTC. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
  return (day: string): string => formatter.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
};

/** Sunday 15 November */
export const longDayName = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** Sun */
export const weekday = format({ weekday: 'short' });
/** 15 */
export const dayOfMonth = format({ day: 'numeric' });
