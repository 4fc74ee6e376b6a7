import type { ChildPage, MoodDay } from '@amberway/contract/child-page/schemas';
import { formatWall } from '@amberway/contract/kernel/date-text';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { MoodFace } from '../../ui/MoodFace.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './moods.module.css';

const dayName = (day: string, format: string) => formatWall(Date.parse(day), format);

const NotSaid = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">nothing entered</span>
  </>
);

const Day = ({ mood: { day, label, iconSvg, session }, today }: { mood: MoodDay; today: boolean }) => (
  <li data-today={today || undefined}>
    <span className={styles['day']}>{today ? 'Today' : dayName(day, 'ddd')}</span>
    {iconSvg ? <MoodFace svg={iconSvg} size={28} /> : <span className={styles['blank']} aria-hidden="true" />}
    <span className={styles['label']}>{label ?? (today ? 'Not yet' : <NotSaid />)}</span>
    {session && <span className={styles['session']}>session</span>}
  </li>
);

type Props = Pick<ChildPage, 'moods' | 'parent'> & { memberId: string };

/** The last seven days of the diary, in words and faces, with the days of sessions. */
export const MoodWeek = ({ moods, memberId, parent }: Props) => {
  const noted = moods.findLast(({ note }) => note !== null && note.trim() !== '');
  return (
    <SectionCard
      title="Mood this week"
      actions={<Link to={`${SCREENS.dailyInsights.path}?${MEMBER_PARAM}=${memberId}`}>Month</Link>}
    >
      <div className={styles['frame']}>
        <ol className={styles['week']}>
          {moods.map((mood, at) => (
            <Day key={mood.day} mood={mood} today={at === moods.length - 1} />
          ))}
        </ol>
      </div>
      {noted && (
        <p className={styles['note']}>
          {`${dayName(noted.day, 'dddd')}, in ${parent.firstName}’s words: “${noted.note}”`}
        </p>
      )}
    </SectionCard>
  );
};
