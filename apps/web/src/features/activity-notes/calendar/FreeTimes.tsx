import type { KeyboardEvent } from 'react';
import { trueNow } from '../../../kernel/device/clock.ts';
import { useRef, useState } from 'react';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { instantOf } from '../../../ui/dates.ts';
import { readingKey } from '../../../ui/direction.ts';
import styles from './calendar.module.css';

type Props = {
  days: readonly string[];
  dayName: (day: string) => string;
  hours: { first: number; last: number };
  zone: string | null;
  isTaken: (day: string, hour: number) => boolean;
  onPick: (instant: string) => void;
};

const MOVES: Readonly<Record<string, readonly [days: number, hours: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const two = (hour: number) => String(hour).padStart(2, '0');

/** A click on a free hour schedules a session there. One tab stop; the arrow keys move from hour to hour. */
export const FreeTimes = ({ days, dayName, hours, zone, isTaken, onPick }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const rows = Array.from({ length: hours.last - hours.first }, (_, i) => hours.first + i);
  const slots = days.flatMap((day, column) =>
    rows.map((hour, row) => {
      const start = instantOf(day, `${two(hour)}:00`, zone);
      return {
        id: `${column}.${row}`,
        column,
        row,
        start,
        shut: Date.parse(start) < trueNow() || isTaken(day, hour),
        day,
        hour,
      };
    }),
  );
  const open = slots.filter(({ shut }) => !shut);
  const stop = open.some(({ id }) => id === focused) ? focused : open[0]?.id;
  const move = (event: KeyboardEvent, from: { column: number; row: number }) => {
    const step = MOVES[readingKey(event)];
    if (!step) return;
    event.preventDefault();
    const next = open.find(({ column, row }) => column === from.column + step[0] && row === from.row + step[1]);
    if (!next) return;
    setFocused(next.id);
    box.current?.querySelector<HTMLElement>(`[data-slot="${next.id}"]`)?.focus();
  };
  return (
    <div
      ref={box}
      className={styles['free']}
      role="group"
      aria-label="Free times"
      style={{
        gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows.length}, 1fr)`,
      }}
    >
      {slots.map((slot) => (
        <button
          key={slot.id}
          type="button"
          className={styles['slot']}
          data-slot={slot.id}
          disabled={slot.shut}
          tabIndex={slot.id === stop ? 0 : -1}
          style={{ gridColumn: slot.column + 1, gridRow: slot.row + 1 }}
          aria-label={`${scheduleTexts.schedule}, ${dayName(slot.day)}, ${two(slot.hour)}:00`}
          onFocus={() => setFocused(slot.id)}
          onKeyDown={(event) => move(event, slot)}
          onClick={() => onPick(slot.start)}
        />
      ))}
    </div>
  );
};
