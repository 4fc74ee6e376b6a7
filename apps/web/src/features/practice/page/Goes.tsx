import { GO_RESULTS, GOES_MAX, type GoResult } from '@amberway/contract/practice/limits';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import type { Skill } from './entry.ts';
import { practiseLabels } from './labels.ts';
import { Stone } from './Marks.tsx';
import styles from './page.module.css';
import { PATHS } from './paths.ts';

type Goes = readonly GoResult[];
/** Two presses may come before the next render, so a change is a function of what is there. */
type Props = { skill: Skill; goes: Goes; onChange: (change: (goes: Goes) => Goes) => void };

const isCounted = ({ measure }: Skill) => measure === 'count';

/** The goes so far. */
export const Tray = ({ skill, goes, onChange }: Props) => (
  <section className={styles['tray']}>
    <div className={styles['trayHead']}>
      <b role="status">{(isCounted(skill) ? practiseLabels.times : practiseLabels.soFar)(goes.length)}</b>
      {goes.length > 0 && (
        <button type="button" className={styles['plain']} onClick={() => onChange((all) => all.slice(0, -1))}>
          <LineIcon path={PATHS.undo} data-mirrors />
          {practiseLabels.takeBack}
        </button>
      )}
    </div>
    <div className={styles['stones']}>
      {goes.map((result, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- goes have no other identity than their order
        <Stone key={n} result={result} />
      ))}
    </div>
    {goes.length >= GOES_MAX && <p className={styles['most']}>{practiseLabels.most}</p>}
  </section>
);

/** One press for each go. */
export const GoButtons = ({ skill, goes, onChange }: Props) => {
  const isFull = goes.length >= GOES_MAX;
  const add = (result: GoResult) => onChange((all) => (all.length < GOES_MAX ? [...all, result] : all));
  if (isCounted(skill))
    return (
      <button type="button" className={styles['result']} aria-disabled={isFull} onClick={() => add('own')}>
        <LineIcon path={PATHS.plus} size={28} />
        {practiseLabels.happened}
      </button>
    );
  return (
    <>
      <p className={styles['question']}>{practiseLabels.how}</p>
      <div className={styles['results']}>
        {GO_RESULTS.map((result) => (
          <button
            key={result}
            type="button"
            className={styles['result']}
            aria-disabled={isFull}
            onClick={() => add(result)}
          >
            <Stone result={result} />
            {practiseLabels.results[result]}
          </button>
        ))}
      </div>
    </>
  );
};
