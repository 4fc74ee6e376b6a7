import { useId } from 'react';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useLayout } from '../../ui/layout.ts';
import type { OutcomeHandlers } from './handlers.ts';
import { OutcomeRow } from './OutcomeRow.tsx';
import styles from './outcomes.module.css';

type Props = {
  title: string;
  outcomes: readonly ProgrammeOutcome[];
  open: ReadonlySet<string>;
  allOpen: boolean;
  onToggle: (id: string) => void;
  on: OutcomeHandlers;
};

/** The outcomes of one status. */
export const OutcomeSection = ({ title, outcomes, open, allOpen, onToggle, on }: Props) => {
  const titleId = useId();
  const { mobile } = useLayout();
  return (
    <section className={styles['section']} aria-labelledby={titleId} data-empty={outcomes.length === 0 || undefined}>
      <h2>
        <span id={titleId}>{title}</span> <small>{outcomes.length}</small>
      </h2>
      {outcomes.length === 0 ? (
        <p className={styles['nothing']}>{shellTexts.nothingHere}</p>
      ) : (
        <ul className={styles['outcomes']}>
          {outcomes.map((outcome) => (
            <OutcomeRow
              key={outcome._id}
              outcome={outcome}
              layout={mobile ? 'card' : 'row'}
              open={allOpen || open.has(outcome._id)}
              allOpen={allOpen}
              onToggle={onToggle}
              on={on}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
