import { DATE_FORMAT } from '@amberway/contract/kernel/dates';
import { formatDateTime } from '@amberway/contract/kernel/clock-text';
import { useViewerZone } from '../kernel/queries/me.ts';
import { classNames } from './kit/class-names.ts';
import { Tooltip } from './kit/Tooltip.tsx';
import { isDay, saidDay, saidTime } from './said-dates.ts';
import styles from './SaidTime.module.css';
import { useDay } from './use-day.ts';

export type SaidTimeProps = {
  /** An instant, or a calendar day. */
  at: string;
  /** Only the day: 'Mon 16 Nov'. */
  day?: boolean;
  /** Inside a link or a button, where no other button may be: only the pointer shows the exact stamp. */
  plain?: boolean;
  className?: string | undefined;
  /** A sentence of its own that contains the date: 'Was due on Tue 10 Nov'. */
  children?: string;
};

/** A date as people say it. A press, the pointer or the focus shows the exact stamp, which is on paper too. */
export const SaidTime = ({ at, day = false, plain = false, className, children }: SaidTimeProps) => {
  const zone = useViewerZone();
  useDay(zone);
  const stamp = formatDateTime(at, isDay(at) ? 'UTC' : zone);
  const date = stamp.slice(0, DATE_FORMAT.length);
  const exact = isDay(at) ? date : stamp;
  const time = (
    <time
      dateTime={at}
      data-exact={day ? date : exact}
      data-sentence={children !== undefined || undefined}
      {...(plain && { title: exact })}
      className={classNames(styles['time'], plain && className)}
    >
      <span>{children ?? (day ? saidDay : saidTime)(at, zone)}</span>
    </time>
  );
  if (plain) return time;
  return (
    <Tooltip content={exact} onPress>
      <button type="button" className={classNames(styles['said'], className)}>
        {time}
      </button>
    </Tooltip>
  );
};
