import { daysBefore } from '@amberway/contract/diary/days';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { DIARY_DAYS_BACK } from '@amberway/contract/diary/texts';
import { DAY } from '@amberway/contract/kernel/limits';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLayout } from '../../ui/layout.ts';
import { MoodFace } from '../../ui/MoodFace.tsx';
import { dayOfMonth, longDayName, weekday } from './day-names.ts';
import styles from './diary.module.css';
import { diaryLabels } from './labels.ts';

/** Fewer on a phone, for a full touch target each. */
const SHOWN = { wide: 7, phone: 5 };

type Props = {
  today: string;
  chosen: string;
  entries: readonly DiaryEntry[];
  onChoose: (day: string) => void;
};

const later = (day: string, other: string) => (day > other ? day : other);
const earlier = (day: string, other: string) => (day < other ? day : other);

/** A strip of days that contains the chosen one, each with its mood; the arrows step through the writable days. */
export const DayStrip = ({ today, chosen, entries, onChoose }: Props) => {
  const { mobile } = useLayout();
  const shown = mobile ? SHOWN.phone : SHOWN.wide;
  const first = daysBefore(today, DIARY_DAYS_BACK);
  // Counted back from today, so that the strip does not move when a day within it is chosen.
  const age = Math.round((Date.parse(today) - Date.parse(chosen)) / DAY);
  const end = daysBefore(today, Math.floor(age / shown) * shown);
  const days = Array.from({ length: shown }, (_, at) => daysBefore(end, shown - 1 - at)).filter((day) => day >= first);
  return (
    <div className={styles['strip']}>
      <IconButton
        icon="chevronLeft"
        label={diaryLabels.earlier}
        disabled={daysBefore(end, shown) < first}
        onClick={() => onChoose(later(daysBefore(chosen, shown), first))}
      />
      <ul>
        {days.map((day) => {
          const entry = entries.find((each) => each.day === day);
          return (
            <li key={day}>
              <button
                type="button"
                className={styles['day']}
                aria-pressed={day === chosen}
                aria-label={`${longDayName(day)}: ${entry?.emoji.label ?? diaryLabels.notWritten}`}
                onClick={() => onChoose(day)}
              >
                <small>{weekday(day)}</small>
                {entry ? <MoodFace svg={entry.emoji.iconSvg} size={28} /> : <span className={styles['blank']} />}
                <small>{dayOfMonth(day)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <IconButton
        icon="chevronRight"
        label={diaryLabels.later}
        disabled={end >= today}
        onClick={() => onChoose(earlier(daysBefore(chosen, -shown), today))}
      />
    </div>
  );
};
