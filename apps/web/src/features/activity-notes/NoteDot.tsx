import { noteDot } from '@amberway/contract/activity-notes/status';
import styles from './NoteDot.module.css';

/** How a session stands: the colour for the quick eye, the words for everyone. */
export const NoteDot = ({ of }: { of: Parameters<typeof noteDot>[0] }) => {
  const { colour, words } = noteDot(of);
  return (
    <span className={styles['state']}>
      <i className={styles['dot']} data-colour={colour} aria-hidden="true" />
      {words}
    </span>
  );
};
