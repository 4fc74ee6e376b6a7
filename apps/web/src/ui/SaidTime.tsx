import { formatDateTime } from '@amberway/contract/kernel/clock-text';
import { useViewerZone } from '../kernel/queries/me.ts';
import { classNames } from './kit/class-names.ts';
import { Tooltip } from './kit/Tooltip.tsx';
import { saidDay, saidTime } from './said-dates.ts';
import styles from './SaidTime.module.css';
import { useDay } from './use-day.ts';

type Props = {
  /** An instant. */
  at: string;
  /** Only the day: 'Mon 16 Nov'. */
  day?: boolean;
  /** Inside a link or a button, where no other button may be: only the pointer shows the exact stamp. */
  plain?: boolean;
  className?: string | undefined;
};

/** A date as people say it. A press, the pointer or the focus shows the exact stamp. */
export const SaidTime = ({ at, day = false, plain = false, className }: Props) => {
  const zone = useViewerZone();
  useDay(zone);
  const text = (day ? saidDay : saidTime)(at, zone);
  const exact = formatDateTime(at, zone);
  if (plain) {
    return (
      <time dateTime={at} title={exact} className={className}>
        {text}
      </time>
    );
  }
  return (
    <Tooltip content={exact} onPress>
      <button type="button" className={classNames(styles['said'], className)}>
        <time dateTime={at}>{text}</time>
      </button>
    </Tooltip>
  );
};
