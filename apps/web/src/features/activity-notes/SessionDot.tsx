import { sessionDot } from '@amberway/contract/activity-notes/status';
import styles from './SessionDot.module.css';

/** How a session stands: the colour for the quick eye, the words for everyone. */
export const SessionDot = ({ of }: { of: Parameters<typeof sessionDot>[0] }) => {
  const { colour, words } = sessionDot(of);
  return (
    <span className={styles['state']}>
      <i className={styles['dot']} data-colour={colour} aria-hidden="true" />
      {words}
    </span>
  );
};
