import { Icon } from '../../../ui/icons/Icon.tsx';
import { MoodFace } from '../../../ui/MoodFace.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { moodCounts } from '../../diary/public.ts';
import { type DayFacts, masteredText, sessionsText } from './month-days.ts';
import styles from './month.module.css';

/** The month in words: how often each mood was, the sessions, and each mastered skill with its day. */
export const MonthSums = ({ facts }: { facts: ReadonlyMap<string, DayFacts> }) => {
  const days = [...facts];
  const moods = moodCounts(days.flatMap(([, { mood }]) => (mood ? [{ emoji: mood }] : [])));
  const sum = (key: 'sessions' | 'minutes') => days.reduce((total, [, one]) => total + one[key], 0);
  return (
    <ul className={styles['sums']}>
      {moods.map(({ _id, label, iconSvg, count }) => (
        <li key={_id}>
          <MoodFace svg={iconSvg} size={24} />
          {label}
          <b>{count === 1 ? '1 day' : `${count} days`}</b>
        </li>
      ))}
      {sum('sessions') > 0 && (
        <li>
          <Icon name="note" size={18} />
          {sessionsText({ sessions: sum('sessions'), minutes: sum('minutes') })}
        </li>
      )}
      {days.map(
        ([day, one]) =>
          one.skills > 0 && (
            <li key={day}>
              <Icon name="flag" size={18} />
              <span>
                {`${masteredText(one)}, `}
                <ViewerTime at={day} day />
              </span>
            </li>
          ),
      )}
    </ul>
  );
};
