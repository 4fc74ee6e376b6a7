import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import type { DashboardSession, Home } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { useMe } from '../../../kernel/queries/me.ts';
import { dayIn, formatTime } from '../../../ui/dates.ts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { today } from '../../../ui/today.ts';
import { AddToCalendar } from '../../calendar/public.ts';
import { notePath } from '../../sessions/public.ts';
import { daysAway } from '../days-away.ts';
import { homeWords } from '../words.ts';
import styles from './session.module.css';
import { Nothing } from './Nothing.tsx';

const part = (instant: string, zone: string | null, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: zone ?? 'Australia/Sydney' }).format(new Date(instant));

const Session = ({ session }: { session: DashboardSession }) => {
  const { timeZone: zone } = useMe();
  const { startTime, endTime, meetLink } = session;
  const when = daysAway(today(zone), dayIn(startTime, zone));
  return (
    <div className={styles['session']}>
      <div className={styles['leaf']} aria-hidden="true">
        <span>{part(startTime, zone, { weekday: 'short' })}</span>
        <b>{part(startTime, zone, { day: 'numeric' })}</b>
        <span>{part(startTime, zone, { month: 'short' })}</span>
      </div>
      <div className={styles['what']}>
        <Link to={notePath(session._id, 'view')}>{session.title}</Link>
        <span className="visually-hidden">
          {part(startTime, zone, { weekday: 'long', day: 'numeric', month: 'long' })}
        </span>
        <span>{`${formatTime(startTime, zone)} to ${formatTime(endTime, zone)}, your time. ${when}.`}</span>
        <span>{`${session.memberName} with ${session.coach}`}</span>
      </div>
      <div className={styles['acts']}>
        {meetLink && isSafeLink(meetLink) && (
          <Button type="primary" href={meetLink} target="_blank" rel="noopener noreferrer">
            {homeWords.join}
          </Button>
        )}
        <AddToCalendar sessionId={session._id} />
      </div>
    </div>
  );
};

/** What comes next, with the way in. */
export const UpcomingSession = ({ home }: { home: UseQueryResult<Home> }) => (
  <LoadedCard title="Upcoming session" query={home} lines={3}>
    {({ upcomingSession }) =>
      upcomingSession ? (
        <Session session={upcomingSession} />
      ) : (
        <Nothing title={dashboardTexts.noUpcoming} why={homeWords.noUpcomingWhy} />
      )
    }
  </LoadedCard>
);
