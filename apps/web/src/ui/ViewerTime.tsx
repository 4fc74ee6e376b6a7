import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { useMe } from '../kernel/queries/me.ts';
import { formatDate, formatDateTime, formatDay } from './dates.ts';
import { isDay } from './said-dates.ts';
import { SaidTime, type SaidTimeProps } from './SaidTime.tsx';

/** On screens of families and staff: as people say it for families, as the specification writes it for staff. */
export const ViewerTime = (props: Omit<SaidTimeProps, 'children'>) => {
  const me = useMe();
  if (seesAsFamily(me)) return <SaidTime {...props} />;
  const { at, day, className } = props;
  return (
    <time dateTime={at} className={className}>
      {isDay(at) ? formatDay(at) : (day ? formatDate : formatDateTime)(at, me.timeZone)}
    </time>
  );
};
