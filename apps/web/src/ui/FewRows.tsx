import { type ReactNode, useState } from 'react';
import styles from './FewRows.module.css';
import { Button } from './kit/Button.tsx';
import { useLayout } from './layout.ts';

/** Rows of a list before the others are folded; on a phone fewer. */
const FEW = 3;
const FEW_ON_PHONE = 2;

type Props = {
  label: string;
  className?: string | undefined;
  rows: readonly ReactNode[];
  /** How many there are, if not all of them are loaded. */
  count?: number | undefined;
  /** Leads to those that are not loaded. */
  more?: ReactNode;
  hasMore?: boolean;
};

/** A list whose first rows stand on the page and the others behind one press, so that many do not push the rest away. */
export const FewRows = ({
  label,
  className,
  rows,
  count = rows.length,
  more,
  hasMore = count > rows.length,
}: Props) => {
  const { mobile } = useLayout();
  const [all, setAll] = useState(false);
  const few = mobile ? FEW_ON_PHONE : FEW;
  const folds = rows.length > few;
  // Without the whole number it is not said.
  const others = hasMore && count === rows.length ? 'Show more' : `and ${count - few} more`;
  return (
    <>
      <ul aria-label={label} className={className}>
        {all ? rows : rows.slice(0, few)}
      </ul>
      {folds && (
        <p className={styles['more']}>
          <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : others}
          </Button>
        </p>
      )}
      {(all || !folds) && hasMore && more}
    </>
  );
};
