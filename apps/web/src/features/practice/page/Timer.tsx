import { SECONDS_MAX } from '@amberway/contract/practice/limits';
import { SECOND } from '@amberway/contract/kernel/limits';
import { useEffect, useState } from 'react';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import { timeText } from './entry.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { PATHS } from './paths.ts';

const MINUTE_S = 60;
const within = (seconds: number) => Math.min(Math.max(seconds, 0), SECONDS_MAX);

type Props = { seconds: number; onChange: (seconds: number) => void };

/** A stopwatch that can be put right by whole minutes, for those who look at the clock afterwards. */
export const Timer = ({ seconds, onChange }: Props) => {
  const [began, setBegan] = useState<number | null>(null);
  useEffect(() => {
    if (began === null) return undefined;
    const timer = setInterval(() => onChange(within(Math.round((Date.now() - began) / SECOND))), SECOND / 4);
    return () => clearInterval(timer);
  }, [began, onChange]);
  const change = (by: number) => {
    const next = within(seconds + by);
    onChange(next);
    if (began !== null) setBegan(Date.now() - next * SECOND);
  };
  return (
    <>
      <p className={styles['question']}>{practiseLabels.howLong}</p>
      <div className={styles['timer']}>
        <button
          type="button"
          className={styles['step']}
          aria-label={practiseLabels.minuteLess}
          onClick={() => change(-MINUTE_S)}
        >
          −1
        </button>
        <b className={styles['time']} role="timer">
          {timeText(seconds)}
        </b>
        <button
          type="button"
          className={styles['step']}
          aria-label={practiseLabels.minuteMore}
          onClick={() => change(MINUTE_S)}
        >
          +1
        </button>
      </div>
      <button
        type="button"
        className={styles['result']}
        onClick={() => setBegan(began === null ? Date.now() - seconds * SECOND : null)}
      >
        <LineIcon path={PATHS.clock} size={28} />
        {began === null ? (seconds > 0 ? practiseLabels.goOn : practiseLabels.start) : practiseLabels.pause}
      </button>
    </>
  );
};
