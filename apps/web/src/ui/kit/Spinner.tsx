import styles from './Spinner.module.css';

/** Decoration: the text beside it, or the state of its button, says what is pending. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <span className={styles['spinner']} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />
);
