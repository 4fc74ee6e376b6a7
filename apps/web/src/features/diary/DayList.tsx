import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { MoreOnScroll } from '../../ui/MoreOnScroll.tsx';
import { MoodFace } from '../../ui/MoodFace.tsx';
import { SaidTime } from '../../ui/SaidTime.tsx';
import styles from './diary.module.css';
import { allDaysQuery } from './queries.ts';
import { diaryLabels } from './labels.ts';

type Props = { member: string; mayWrite: boolean };

/** Day by day, the latest first. */
export const DayList = ({ member, mayWrite }: Props) => {
  const list = useInfiniteQuery(allDaysQuery(member));
  if (!list.data) return <QueryPlaceholder query={list} avatar lines={4} />;
  const entries = list.data.pages.flatMap(({ data }) => data);
  if (entries.length === 0) {
    return (
      <EmptyState small title={diaryLabels.empty}>
        {mayWrite ? diaryLabels.emptyFamily : diaryLabels.emptyStaff}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={styles['days']} aria-label={diaryLabels.all}>
        {entries.map(({ _id, day, emoji, note }) => (
          <li key={_id}>
            <MoodFace svg={emoji.iconSvg} size={40} />
            <div>
              <strong>
                <SaidTime at={day} day />
              </strong>
              <span>{emoji.label}</span>
              {note && <p>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <MoreOnScroll pages={list} />
    </>
  );
};
