import { calendarTexts } from '@amberway/contract/calendar/texts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './calendar.module.css';
import { useCalendarConnection } from './use-calendar-connection.ts';

/** Header switch for the coach's Google Calendar connection. On a phone it is in the settings. */
export const CalendarTool = ({ compact }: { compact: boolean }) => {
  const { mayConnect, state, busy, toggle, unavailable } = useCalendarConnection();
  if (!mayConnect || !state.data) return null;
  const on = state.data.googleCalendarConnected;
  const label = on ? calendarTexts.on : calendarTexts.off;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={calendarTexts.toggle}
      title={`${calendarTexts.toggle}: ${unavailable ?? label}`}
      className={`${headerTool['tool']} ${styles['tool']}`}
      disabled={busy}
      onClick={toggle}
    >
      <Icon name="calendar" size={compact ? 22 : 18} />
      <span className={styles['track']} aria-hidden="true" />
      {!compact && (on ? 'Calendar on' : 'Calendar off')}
    </button>
  );
};
