import styles from './CutText.module.css';

type Props = {
  text: string;
  /** What the pointer reads, where it differs from the text. */
  whole?: string | undefined;
  lines?: 1 | 2;
};

/** Text that is cut by the width it has, never by a count of characters; pointing at it shows the whole. */
export const CutText = ({ text, whole = text, lines = 2 }: Props) => (
  <span className={styles['cut']} data-lines={lines} title={whole}>
    {text}
  </span>
);
