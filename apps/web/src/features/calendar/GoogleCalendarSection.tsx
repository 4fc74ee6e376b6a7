import { Alert, Button, Skeleton, Switch } from 'antd';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './calendar.module.css';
import { useCalendarConnection } from './use-calendar-connection.ts';
import { words } from './words.ts';

/** A staff member's Google Calendar in the settings. */
export const GoogleCalendarSection = () => {
  const { timeZone } = useMe();
  const { state, busy, toggle, forget, sync, syncing, unavailable } = useCalendarConnection();
  const { data } = state;
  return (
    <SectionCard title={calendarTexts.toggle} id="google-calendar">
      <p className={styles['hint']}>{words.googleHint}</p>
      {state.isPending && <Skeleton active={false} title={false} paragraph={{ rows: 2 }} />}
      {state.error && !data && (
        <LoadFailure error={state.error} onRetry={() => void state.refetch()} busy={state.isFetching} />
      )}
      {unavailable && <Alert className={styles['problem'] ?? ''} type="info" showIcon title={unavailable} />}
      {data?.problem && <Alert className={styles['problem'] ?? ''} type="warning" showIcon title={data.problem} />}
      {data && (
        <>
          <div className={`${styles['row']} ${styles['state']}`}>
            <Switch
              aria-label={calendarTexts.toggle}
              checked={data.googleCalendarConnected}
              loading={busy}
              disabled={unavailable !== null}
              onChange={toggle}
            />
            <span>{data.googleCalendarConnected ? calendarTexts.on : calendarTexts.off}</span>
            {data.syncedAt && <span>{words.readAt(formatDateTime(data.syncedAt, timeZone))}</span>}
          </div>
          {data.googleCalendarToken && (
            <div className={styles['row']}>
              {data.googleCalendarConnected && (
                <Button onClick={sync} loading={syncing}>
                  {words.readNow}
                </Button>
              )}
              <Button danger onClick={forget} disabled={busy}>
                {words.removeAccess}
              </Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  );
};
