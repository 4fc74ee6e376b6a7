import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MINUTE_STEP } from './pick-control.ts';
import { clockText } from './read-text.ts';
import styles from './pick.module.css';

type Props = {
  /** HH:mm. */
  value: string | null;
  onChoose: (clock: string) => void;
  /** Times up to this one cannot be chosen. */
  after?: string | undefined;
};

const DAY_MINUTES = 24 * 60;
const OPENS_AT = '09:00';
const TIMES = Array.from({ length: DAY_MINUTES / MINUTE_STEP }, (_, at) => {
  const minutes = at * MINUTE_STEP;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 12,
  PageUp: -12,
  Home: -Infinity,
  End: Infinity,
};

/** The times of a day in a list; Page Up and Down move by an hour. */
export const Times = ({ value, onChoose, after }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const times = after === undefined ? TIMES : TIMES.filter((time) => time > after);
  const near = times.find((time) => time >= (value ?? OPENS_AT)) ?? times.at(-1);
  useEffect(() => {
    // Not scrollIntoView, which would scroll the page as well.
    const option = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (option && list.current) list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2;
  }, []);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement) + step;
    all[Math.min(Math.max(0, at), all.length - 1)]?.focus();
  };
  return (
    <div ref={list} role="listbox" aria-label="Time" className={styles['times']} onKeyDown={move} tabIndex={-1}>
      {times.map((time) => (
        <button
          key={time}
          type="button"
          role="option"
          aria-selected={time === value}
          tabIndex={time === near ? 0 : -1}
          className={styles['time']}
          onClick={() => onChoose(time)}
        >
          {clockText(time)}
        </button>
      ))}
    </div>
  );
};
