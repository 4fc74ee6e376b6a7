import { useQuery } from '@tanstack/react-query';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { MoodFace } from '../../ui/MoodFace.tsx';
import { longDayName } from './day-names.ts';
import styles from './diary.module.css';
import { moodCounts } from './mood-counts.ts';
import { diaryQuery } from './queries.ts';
import { diaryLabels } from './labels.ts';

type Props = { member: string; from: string; to: string };

/** The days as a row of emojis, from left to right. */
const Faces = ({ entries }: { entries: readonly DiaryEntry[] }) => (
  <ol className={styles['faces']}>
    {entries.toReversed().map(({ _id, day, emoji }) => (
      <li key={_id} title={`${longDayName(day)}: ${emoji.label}`}>
        <MoodFace svg={emoji.iconSvg} size={28} alt={`${longDayName(day)}: ${emoji.label}`} />
      </li>
    ))}
  </ol>
);

/** The moods of a date range: the count of each, and day by day. */
export const MoodDays = ({ member, from, to }: Props) => {
  const days = useQuery(diaryQuery(member, from, to));
  return (
    <LoadedCard title={diaryLabels.moods} query={days}>
      {(entries) =>
        entries.length === 0 ? (
          <p className={styles['hint']}>{diaryLabels.empty}</p>
        ) : (
          <>
            <ul className={styles['counts']}>
              {moodCounts(entries).map(({ _id, label, iconSvg, count }) => (
                <li key={_id}>
                  <MoodFace svg={iconSvg} size={32} />
                  <span>{label}</span>
                  <strong>{count}</strong>
                </li>
              ))}
            </ul>
            <Faces entries={entries} />
          </>
        )
      }
    </LoadedCard>
  );
};
