const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const unit = (count: number, name: string): string => `${count} ${count === 1 ? name : `${name}s`}`;

/** '45 seconds', '3 minutes 20 seconds', '1 hour 2 minutes' */
export const durationText = (seconds: number): string => {
  const hours = Math.floor(seconds / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const rest = seconds % MINUTE_S;
  return (
    [
      hours > 0 && unit(hours, 'hour'),
      minutes > 0 && unit(minutes, 'minute'),
      // Nobody needs the seconds of an hour.
      hours === 0 && rest > 0 && unit(rest, 'second'),
    ]
      .filter(Boolean)
      .join(' ') || unit(0, 'second')
  );
};
