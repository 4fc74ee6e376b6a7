import { MoodFace } from '../../../ui/MoodFace.tsx';
import { formatDay } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { type DayFacts, masteredText, sessionsText } from './month-days.ts';
import styles from './month.module.css';

/** The chosen day in words. */
export const DayDetails = ({ day, facts }: { day: string; facts: DayFacts | undefined }) => (
  <div className={styles['details']} role="status">
    <strong>{formatDay(day, 'dddd D MMMM')}</strong>
    {facts?.mood && (
      <p>
        <MoodFace svg={facts.mood.iconSvg} size={28} />
        {facts.mood.label}
      </p>
    )}
    {facts?.note && <q>{facts.note}</q>}
    {facts && facts.sessions > 0 && (
      <p>
        <Icon name="note" size={18} />
        {sessionsText(facts)}
      </p>
    )}
    {facts && facts.skills > 0 && (
      <p>
        <Icon name="flag" size={18} />
        {masteredText(facts)}
      </p>
    )}
    {!facts && <p>Nothing was noted on this day.</p>}
  </div>
);
