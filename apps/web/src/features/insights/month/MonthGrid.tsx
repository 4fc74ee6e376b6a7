import { formatDay } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MoodFace } from '../../../ui/MoodFace.tsx';
import { type DayFacts, daySentence, weeksOf } from './month-days.ts';
import styles from './month.module.css';

type Props = {
  month: string;
  title: string;
  facts: ReadonlyMap<string, DayFacts>;
  now: string;
  chosen: string | null;
  onChoose: (day: string) => void;
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const Day = ({ day, facts, now, chosen, onChoose }: Omit<Props, 'month' | 'title'> & { day: string }) => {
  const known = facts.get(day);
  return (
    <button
      type="button"
      className={styles['day']}
      aria-label={daySentence(day, known)}
      aria-pressed={day === chosen}
      data-today={day === now || undefined}
      disabled={day > now}
      onClick={() => onChoose(day)}
    >
      <span className={styles['number']}>{formatDay(day, 'D')}</span>
      {known?.mood ? <MoodFace svg={known.mood.iconSvg} size={28} /> : <span className={styles['blank']} />}
      <small>{known?.mood?.label}</small>
      <span className={styles['marks']}>
        {known && known.sessions > 0 && (
          <span data-mark="session">
            <Icon name="note" size={14} />
            <small>session</small>
          </span>
        )}
        {known && known.skills > 0 && (
          <span data-mark="skill">
            <Icon name="flag" size={14} />
            <small>skill</small>
          </span>
        )}
      </span>
    </button>
  );
};

/** The days of a month from Monday to Sunday, each with its face and its word, and marks for what happened. */
export const MonthGrid = ({ month, title, ...days }: Props) => (
  <table className={styles['grid']}>
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        {WEEKDAYS.map((name) => (
          <th key={name} scope="col" abbr={name}>
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week.find(Boolean)}>
          {week.map((day, index) => (
            <td key={day ?? WEEKDAYS[index]}>{day && <Day day={day} {...days} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
