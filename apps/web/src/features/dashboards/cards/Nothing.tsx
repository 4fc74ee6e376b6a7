import { useCoachText } from '../../../ui/people/use-coach-text.ts';
import styles from './cards.module.css';

/** An empty card: what is missing and who acts next. */
export const Nothing = ({ title, why }: { title: string; why?: string }) => {
  const coachText = useCoachText();
  return (
    <div className={styles['nothing']}>
      <p>{coachText(title)}</p>
      {why && <p>{coachText(why)}</p>}
    </div>
  );
};
