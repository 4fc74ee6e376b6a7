import styles from './uses-line.module.css';

const LOOKING = 'Looking where it is used …';
const UNKNOWN = 'Where it is used could not be loaded.';

/** Where a record is used, inside the question before it is deleted. Its line is reserved while it loads. */
export const UsesLine = ({ sentence, failed }: { sentence: string | undefined; failed: boolean }) => (
  <p className={styles['uses']} role="status">
    {sentence ?? (failed ? UNKNOWN : LOOKING)}
  </p>
);
