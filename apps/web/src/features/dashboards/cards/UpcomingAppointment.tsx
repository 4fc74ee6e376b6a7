import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../../kernel/router.ts';
import type { DashboardNote, Home } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { useMe } from '../../../kernel/queries/me.ts';
import { dayIn, formatIn, formatTime } from '../../../ui/dates.ts';
import { DayLeaf } from '../../../ui/DayLeaf.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { today } from '../../../ui/today.ts';
import { useNow } from '../../../ui/use-now.ts';
import { AddToCalendar } from '../../calendar/public.ts';
import { notePath } from '../../activity-notes/public.ts';
import { daysAway } from '../days-away.ts';
import { homeLabels } from '../labels.ts';
import styles from './appointment.module.css';
import { Nothing } from './Nothing.tsx';
import { ButtonAnchor } from '../../../ui/kit/Button.tsx';

const Appointment = ({ appointment }: { appointment: DashboardNote }) => {
  const { timeZone: zone } = useMe();
  const { startTime, endTime, meetLink } = appointment;
  const now = useNow();
  const when = daysAway(today(zone), dayIn(startTime, zone));
  return (
    <div className={styles['appointment']}>
      <DayLeaf at={startTime} zone={zone} large />
      <div className={styles['what']}>
        <Link to={notePath(appointment._id, 'view')}>{appointment.title}</Link>
        <span className="visually-hidden">
          {formatIn(startTime, zone, 'dddd D MMMM')}
        </span>
        <span>{`${formatTime(startTime, zone)} to ${formatTime(endTime, zone)}, your time. ${when}.`}</span>
        <span>{`${appointment.memberName} with ${appointment.coach}`}</span>
      </div>
      <div className={styles['acts']}>
        {meetLink && isSafeLink(meetLink) && Date.parse(endTime) > now && (
          <ButtonAnchor variant="primary" href={meetLink} target="_blank" rel="noopener noreferrer">
            {homeLabels.join}
          </ButtonAnchor>
        )}
        <AddToCalendar noteId={appointment._id} />
      </div>
    </div>
  );
};

/** What comes next, with the way in. */
export const UpcomingAppointment = ({ home }: { home: UseQueryResult<Home> }) => (
  <LoadedCard title="Upcoming session" query={home} lines={5}>
    {({ upcomingAppointment }) =>
      upcomingAppointment ? (
        <Appointment appointment={upcomingAppointment} />
      ) : (
        <Nothing title={dashboardTexts.noUpcoming} why={homeLabels.noUpcomingWhy} />
      )
    }
  </LoadedCard>
);
