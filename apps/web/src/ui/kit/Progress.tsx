import styles from './Progress.module.css';

type Props = { percent: number; 'aria-label'?: string | undefined };

/** How much of a pending transfer is done. */
export const Progress = ({ percent, ...rest }: Props) => (
  <div className={styles['progress']}>
    <progress className={styles['bar']} max={100} value={percent} {...rest} />
    <span aria-hidden="true">{`${Math.round(percent)}%`}</span>
  </div>
);

type RingProps = Props & { size: number; stroke: number };

const RADIUS = 45;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The same as a ring, for a figure a card is about. The number stands beside or inside it. */
export const ProgressRing = ({ percent, size, stroke, ...rest }: RingProps) => (
  <svg
    className={styles['ring']}
    width={size}
    height={size}
    viewBox="0 0 100 100"
    role="progressbar"
    aria-valuenow={Math.round(percent)}
    aria-valuemin={0}
    aria-valuemax={100}
    {...rest}
  >
    <circle cx="50" cy="50" r={RADIUS} strokeWidth={stroke} className={styles['rail']} />
    {percent > 0 && (
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        strokeWidth={stroke}
        className={styles['arc']}
        strokeDasharray={`${(Math.min(percent, 100) / 100) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
      />
    )}
  </svg>
);
