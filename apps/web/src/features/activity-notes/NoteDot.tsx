import { noteDot } from '@amberway/contract/activity-notes/status';
import styles from './NoteDot.module.css';

/** Status of an activity note: a coloured dot with a text, so that it does not depend on colour. */
export const NoteDot = ({ of }: { of: Parameters<typeof noteDot>[0] }) => {
  const { colour, label } = noteDot(of);
  return (
    <span className={styles['state']}>
      <i className={styles['dot']} data-colour={colour} aria-hidden="true" />
      {label}
    </span>
  );
};
