import styles from './home.module.css';

const MAX = 12;
// Three shapes, so that a row looks laid by hand.
const SHAPES = [
  'M2 9C2 5 5 2.5 8.5 2.5S14.5 5 14.5 8.5 12 14 8 14 2 12.5 2 9z',
  'M1.8 8.2C2 4.500 5.500 2.800 9 3s5.600 2.800 5.400 6-3 5-6.400 4.800-6.400-2-6.200-5.600z',
  'M2.500 8C3 4.500 6 2 9 2.600s5.300 3 5 6.400-3.500 5-6.500 4.600S2 11.500 2.500 8z',
];

type Props = {
  filled: number;
  /** One more, not filled. */ open: boolean;
  /** What the stones stand for. */ caption: string;
};

/** A row of stones, only to look at: their number is not said. */
export const Pebbles = ({ filled, open, caption }: Props) => {
  const shown = Math.min(filled, open ? MAX - 1 : MAX);
  const all = Array.from({ length: shown + (open ? 1 : 0) }, (_, index) => index < shown);
  if (all.length === 0) return null;
  return (
    <>
      <div className={styles['pebbles']} aria-hidden="true">
        {all.map((isFilled, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- identical decorations
          <svg key={index} width="16" height="16" viewBox="0 0 16 16" data-filled={isFilled || undefined}>
            <path d={SHAPES[index % SHAPES.length]} />
          </svg>
        ))}
      </div>
      <p className={styles['caption']}>{caption}</p>
    </>
  );
};
