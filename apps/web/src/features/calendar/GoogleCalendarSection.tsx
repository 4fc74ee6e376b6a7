import { calendarTexts } from '@amberway/contract/calendar/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './calendar.module.css';
import { useCalendarConnection } from './use-calendar-connection.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Switch } from '../../ui/kit/Switch.tsx';

/** A staff member's Google Calendar in the settings. */
export const GoogleCalendarSection = () => {
  const { timeZone } = useMe();
  const { state, busy, toggle, forget, sync, syncing, unavailable } = useCalendarConnection();
  const { data } = state;
  return (
    <SectionCard title={calendarTexts.toggle} id="google-calendar">
      <p className={styles['hint']}>{labels.googleHint}</p>
      <QueryPlaceholder query={state} lines={2} />
      {unavailable && <Alert className={styles['problem'] ?? ''} tone="info" title={unavailable} />}
      {data?.problem && <Alert className={styles['problem'] ?? ''} tone="warning" title={data.problem} />}
      {data && (
        <>
          <div className={`${styles['row']} ${styles['state']}`}>
            <Switch
              aria-label={calendarTexts.toggle}
              checked={data.googleCalendarConnected}
              busy={busy}
              disabled={unavailable !== null}
              onChange={toggle}
            />
            <span>{data.googleCalendarConnected ? calendarTexts.on : calendarTexts.off}</span>
            {data.syncedAt && <span>{labels.readAt(formatDateTime(data.syncedAt, timeZone))}</span>}
          </div>
          {data.googleCalendarToken && (
            <div className={styles['row']}>
              {data.googleCalendarConnected && (
                <Button onClick={sync} busy={syncing}>
                  {labels.readNow}
                </Button>
              )}
              <Button danger onClick={forget} disabled={busy}>
                {labels.removeAccess}
              </Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  );
};
