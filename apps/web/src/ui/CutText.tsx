import styles from './CutText.module.css';

type Props = {
  text: string;
  /** The tooltip, if it differs from the text. */
  whole?: string | undefined;
  lines?: 1 | 2;
};

/** Text truncated by its available width, never by a number of characters; the tooltip shows all of it. */
export const CutText = ({ text, whole = text, lines = 2 }: Props) => (
  <span className={styles['cut']} data-lines={lines} title={whole}>
    {text}
  </span>
);
