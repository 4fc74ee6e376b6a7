import type { PracticeMeasure } from '@amberway/contract/practice/limits';
import type { PracticeEntry } from '@amberway/contract/practice/schemas';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { practiceLabels as labels } from './labels.ts';
import styles from './practice.module.css';
import { KIND_TEXTS, resultText } from './texts.ts';

type Props = {
  entry: PracticeEntry;
  /** What the plan counts now. */
  measure: PracticeMeasure;
  /** Undefined if the viewer may not change it. */
  onCorrect?: (() => void) | undefined;
  onWithdraw?: (() => void) | undefined;
};

/** 'At home, with Priya, recorded by Mia': the second name only where it is another person. */
const circumstances = ({ place, with: withWhom, recordedBy }: PracticeEntry): string =>
  [place.name, `with ${withWhom.firstName}`, withWhom._id !== recordedBy._id && labels.byWhom(recordedBy.firstName)]
    .filter(Boolean)
    .join(', ');

export const EntryRow = ({ entry, measure, onCorrect, onWithdraw }: Props) => {
  const { kind, at, note, late, clockOff, correctedAt, correctedBy, withdrawnAt, withdrawnReason } = entry;
  const result = resultText(entry, measure);
  const isWithdrawn = withdrawnAt !== null;
  return (
    <li className={styles['entry']} data-withdrawn={isWithdrawn || undefined}>
      <p className={styles['result']}>
        {isWithdrawn ? <s>{result}</s> : <strong>{result}</strong>}
        {kind !== 'practice' && <StatusTag tone="plain">{KIND_TEXTS[kind]}</StatusTag>}
      </p>
      <p className={styles['facts']}>
        <SaidTime at={at} />
        {` · ${circumstances(entry)}`}
      </p>
      {note && <blockquote className={styles['text']}>{`“${note}”`}</blockquote>}
      {clockOff && <p className={styles['facts']}>{labels.clockOff}</p>}
      {late && <p className={styles['facts']}>{labels.late}</p>}
      {correctedAt && correctedBy && (
        <p className={styles['facts']}>
          {labels.corrected(correctedBy.firstName)}
          <SaidTime at={correctedAt} />
        </p>
      )}
      {isWithdrawn && <p className={styles['facts']}>{`${labels.withdrawn}${withdrawnReason ?? ''}`}</p>}
      {(onCorrect ?? onWithdraw) && (
        <p className={styles['actions']}>
          {onCorrect && (
            <Button variant="text" size="small" aria-label={`${labels.correct}: ${result}`} onClick={onCorrect}>
              {labels.correct}
            </Button>
          )}
          {onWithdraw && (
            <Button variant="text" size="small" aria-label={`${labels.withdraw}: ${result}`} onClick={onWithdraw}>
              {labels.withdraw}
            </Button>
          )}
        </p>
      )}
    </li>
  );
};
