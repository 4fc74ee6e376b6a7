import { useId } from 'react';
import type { DashboardNote } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { useMe } from '../../../kernel/queries/me.ts';
import { Link } from '../../../kernel/router.ts';
import { DayLeaf } from '../../../ui/DayLeaf.tsx';
import { ButtonAnchor } from '../../../ui/kit/Button.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { type FailedQuery, QueryFailure } from '../../../ui/LoadFailure.tsx';
import { saidClock } from '../../../ui/said-dates.ts';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { notePath, useTopic } from '../../activity-notes/public.ts';
import { AddToCalendar } from '../../calendar/public.ts';
import { AskForSession } from '../../session-requests/public.ts';
import { homeLabels } from '../labels.ts';
import styles from './appointment.module.css';
import { Nothing } from './Nothing.tsx';

const Appointment = ({ appointment }: { appointment: DashboardNote }) => {
  const { timeZone: zone } = useMe();
  const { startTime, endTime, meetLink } = appointment;
  const now = useNow();
  const topicOf = useTopic();
  const link = meetLink && isSafeLink(meetLink) ? meetLink : null;
  return (
    <>
      <div className={styles['what']}>
        <Link to={notePath(appointment._id, 'view')}>{topicOf(appointment.title)}</Link>
        <span>
          <SaidTime at={startTime} />
          {` to ${saidClock(endTime, zone)}${link ? `, ${homeLabels.byVideo}` : ''}`}
        </span>
      </div>
      <div className={styles['actions']}>
        {link && Date.parse(endTime) > now && (
          <ButtonAnchor variant="primary" href={link} target="_blank" rel="noopener noreferrer">
            {homeLabels.join}
          </ButtonAnchor>
        )}
        <AddToCalendar noteId={appointment._id} />
      </div>
    </>
  );
};

// 'Plan your next step' on the same page has a sheet of its own.
const ASK_LAYER = 'ask';

type Props = {
  query: FailedQuery & { data: { upcomingAppointment: DashboardNote | null } | undefined };
  /** Whose family can ask for a session. */
  member?: MemberSummary;
};

/** What comes next, with the way in. */
export const UpcomingAppointment = ({ query, member }: Props) => {
  const { timeZone } = useMe();
  const titleId = useId();
  const appointment = query.data?.upcomingAppointment;
  return (
    <section className={styles['card']} aria-labelledby={titleId} data-planned={Boolean(appointment) || undefined}>
      {appointment && <DayLeaf at={appointment.startTime} zone={timeZone} large />}
      <div className={styles['head']}>
        <h2 id={titleId}>Upcoming session</h2>
        {appointment && <span>{`with ${appointment.coach}`}</span>}
      </div>
      {appointment ? (
        <>
          <Appointment appointment={appointment} />
          {member && (
            <div className={styles['ask']}>
              <AskForSession member={member} layer={ASK_LAYER} className={styles['another']}>
                {homeLabels.askForAnother}
              </AskForSession>
            </div>
          )}
        </>
      ) : query.data ? (
        <>
          <Nothing title={dashboardTexts.noUpcoming} why={homeLabels.noUpcomingWhy} />
          {member && (
            <div className={styles['actions']}>
              <AskForSession member={member} layer={ASK_LAYER} />
            </div>
          )}
        </>
      ) : query.error ? (
        <QueryFailure query={query} />
      ) : (
        <div role="status" aria-label="Loading" className={styles['loading']}>
          <Skeleton title={false} rows={3} />
        </div>
      )}
    </section>
  );
};
