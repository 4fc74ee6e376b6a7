import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { trueDate } from '../../../kernel/device/clock.ts';
import { isCancelled } from '@amberway/contract/activity-notes/status';
import { clockIn, dayIn, formatDay } from '../../../ui/dates.ts';
import styles from './calendar.module.css';
import { DayColumn } from './DayColumn.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { hoursFor } from './lay-out.ts';
import { isTaken, spanIn } from './spans.ts';

type Props = {
  days: readonly string[];
  today: string;
  zone: string | null;
  notes: readonly NoteSummary[];
  /** Absent when the calendar is read-only. */
  onPick?: ((instant: string) => void) | undefined;
};

const HOUR_PX = 56;
const dayName = (day: string) => formatDay(day, 'ddd D MMM');

const nowIn = (day: string, zone: string | null): number | null => {
  const instant = trueDate().toISOString();
  if (dayIn(instant, zone) !== day) return null;
  const [hour = 0, minute = 0] = clockIn(instant, zone).split(':').map(Number);
  return hour * 60 + minute;
};

/** Days as columns, hours as rows. */
export const CalendarGrid = ({ days, today, zone, notes, onPick }: Props) => {
  const spansOf = (day: string, some = notes) => some.flatMap((note) => spanIn(note, day, zone) ?? []);
  const hours = hoursFor(days.flatMap((day) => spansOf(day)));
  // A cancelled session frees its time.
  const held = notes.filter(({ status }) => !isCancelled(status));
  const taken = new Map(days.map((day) => [day, spansOf(day, held)]));
  const rows = Array.from({ length: hours.last - hours.first }, (_, i) => hours.first + i);
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className={styles['calendar']}>
      <div className={styles['heads']} style={columns}>
        {days.map((day) => (
          <h2 key={day} data-today={day === today || undefined}>
            {dayName(day)}
            {day === today && <small>Today</small>}
          </h2>
        ))}
      </div>
      <ol className={styles['hours']} style={{ height: rows.length * HOUR_PX }} aria-hidden="true">
        {rows.map((hour) => (
          <li key={hour}>{`${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`}</li>
        ))}
      </ol>
      <div
        className={styles['grid']}
        style={{ height: rows.length * HOUR_PX, '--rows': rows.length } as React.CSSProperties}
      >
        {onPick && (
          <FreeTimes
            days={days}
            dayName={dayName}
            hours={hours}
            zone={zone}
            isTaken={(day, hour) => isTaken(taken.get(day) ?? [], hour)}
            onPick={onPick}
          />
        )}
        <div className={styles['columns']} style={columns}>
          {days.map((day) => (
            <section key={day} aria-label={dayName(day)} data-today={day === today || undefined}>
              <DayColumn day={day} zone={zone} notes={notes} hours={hours} now={nowIn(day, zone)} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
};
