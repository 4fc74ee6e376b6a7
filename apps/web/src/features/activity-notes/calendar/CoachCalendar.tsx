import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../../kernel/router.ts';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { addDays, firstOfWeek, startOfDay } from '../../../ui/date-range/zoned-day.ts';
import { formatDay } from '../../../ui/dates.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLayout } from '../../../ui/layout.ts';
import { QueryFailure } from '../../../ui/LoadFailure.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx';
import { today as todayIn } from '../../../ui/today.ts';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { ScheduleModal } from '../schedule/ScheduleModal.tsx';
import styles from './calendar.module.css';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarSwitch } from './CalendarSwitch.tsx';
import { calendarQuery } from './queries.ts';
import { type CalendarView, DAY_PARAM, readDay } from './view.ts';
import { Button } from '../../../ui/kit/Button.tsx';

const WEEK = 7;

type Props = {
  view: CalendarView;
  /**
   * The child to schedule for. Selected by the screen: loading it here as well would repeat a failed request with
   * every mount, and the screen mounts this calendar when that request has failed.
   */
  memberId: string | null;
  /** Families who wait for a time or an answer, before the days. */
  waiting?: ReactNode;
};

/** A coach's own day or week. A phone has room for a day only. */
export const CoachCalendar = ({ view: requested, memberId, waiting }: Props) => {
  const { timeZone } = useMe();
  const { mobile } = useLayout();
  const [params, setParams] = useSearchParams();
  const record = useRecordUrl();
  const schedules = useCan('sessions', 'schedule');
  const view = mobile ? 'day' : requested;
  const today = todayIn(timeZone);
  const day = readDay(params, today);
  const first = view === 'week' ? firstOfWeek(day) : day;
  const length = view === 'week' ? WEEK : 1;
  const days = Array.from({ length }, (_, i) => addDays(first, i));
  const zone = timeZone ?? DEFAULT_TIME_ZONE;
  const found = useQuery(
    calendarQuery(startOfDay(first, zone).toISOString(), startOfDay(addDays(first, length), zone).toISOString()),
  );
  useFailureNotice(found.error);
  const go = (to: string) =>
    setParams((now) => {
      if (to === today) now.delete(DAY_PARAM);
      else now.set(DAY_PARAM, to);
      return now;
    });
  const label = view === 'week' ? `${formatDay(first)} – ${formatDay(addDays(first, WEEK - 1))}` : formatDay(first);
  const noun = view === 'week' ? 'week' : 'day';
  return (
    <>
      <PageHeading
        title={view === 'week' ? 'My week' : 'My day'}
        actions={
          schedules && (
            <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => record.show('Create')}>
              {scheduleTexts.schedule}
            </Button>
          )
        }
      >
        <span role="status">{label}</span>
      </PageHeading>
      <div className={styles['waiting']}>{waiting}</div>
      <div className={styles['tools']}>
        <CalendarSwitch now={requested} />
        <div className={styles['steps']}>
          <Button
            aria-label={`Previous ${noun}`}
            icon={<Icon name="chevronLeft" size={18} />}
            onClick={() => go(addDays(first, -length))}
          />
          <Button onClick={() => go(today)}>Today</Button>
          <Button
            aria-label={`Next ${noun}`}
            icon={<Icon name="chevronRight" size={18} />}
            onClick={() => go(addDays(first, length))}
          />
        </div>
      </div>
      {found.error && !found.data ? (
        <QueryFailure query={found} />
      ) : found.data ? (
        <CalendarGrid
          days={days}
          today={today}
          zone={timeZone}
          notes={found.data}
          onPick={schedules ? (instant) => record.show('Create', instant) : undefined}
        />
      ) : (
        <ScreenSkeleton />
      )}
      {schedules && <ScheduleModal at={record} memberId={memberId} />}
    </>
  );
};
