import { type CSSProperties, useId, useState } from 'react';
import { trueDate } from '../../kernel/device/clock.ts';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import styles from './progress.module.css';
import { isFirstComing, masteredOf, progressText, skillsOf, staircase, stepsOf } from './progress.ts';

const SIDE = 100;
const FIRST = 'The first one is on its way.';

type Props = { outcome: ProgrammeOutcome };

/** For families, whose picture of progress is the path: one sentence below the count of the row. */
const InWords = ({ outcome }: Props) => {
  const last = masteredOf(outcome).at(-1);
  if (!last && !isFirstComing(outcome)) return null;
  return (
    <p className={styles['words']}>
      {last ? (
        <>
          {`The last one, ${last.name}: `}
          <SaidTime at={last.at} day />
        </>
      ) : (
        FIRST
      )}
    </p>
  );
};

/** The steps over time; their numbers are those of the list beside it. */
const Stairs = ({ outcome }: Props) => {
  const [now] = useState(() => trueDate().toISOString());
  const points = staircase(outcome, now)
    .map(({ x, y }) => `${(x * SIDE).toFixed(1)},${(SIDE - y * SIDE).toFixed(1)}`)
    .join(' ');
  return (
    <div className={styles['chart']} dir="ltr" aria-hidden="true">
      <div className={styles['stairs']} style={{ '--skills': skillsOf(outcome).length } as CSSProperties}>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none">
          <line x1="0" x2={SIDE} y1={SIDE} y2={SIDE} className={styles['ground']} />
          <line x1="0" x2={SIDE} y1="0" y2="0" className={styles['aim']} />
          <polygon points={`0,${SIDE} ${points} ${SIDE},${SIDE}`} className={styles['area']} />
          <polyline points={points} className={styles['line']} />
        </svg>
        {stepsOf(outcome, now).map(({ id, x, y }, index) => (
          <b key={id} style={{ '--x': x, '--y': y } as CSSProperties}>
            {index + 1}
          </b>
        ))}
      </div>
      <p className={styles['axis']}>
        <ViewerTime at={outcome.createdAt} day plain />
        <span>Today</span>
      </p>
    </div>
  );
};

/** For staff: skills mastered over time, each step with its name and its day, and the steps as a picture. */
const Staircase = ({ outcome }: Props) => {
  const titleId = useId();
  const mastered = masteredOf(outcome);
  return (
    <figure className={styles['frame']} aria-labelledby={titleId} data-empty={mastered.length === 0 || undefined}>
      <figcaption>
        <strong id={titleId}>{progressText(outcome)}</strong>
        {mastered.length === 0 ? (
          isFirstComing(outcome) && <span>{FIRST}</span>
        ) : (
          <ol className={styles['steps']}>
            {mastered.map(({ id, name, at }) => (
              <li key={id}>
                {name}
                <small>
                  <ViewerTime at={at} day plain />
                </small>
              </li>
            ))}
          </ol>
        )}
      </figcaption>
      {mastered.length > 0 && <Stairs outcome={outcome} />}
    </figure>
  );
};

/** How far an outcome is; nothing as long as it has no skills. */
export const SkillProgress = ({ outcome }: Props) => {
  const Shown = seesAsFamily(useMe()) ? InWords : Staircase;
  return skillsOf(outcome).length > 0 && <Shown outcome={outcome} />;
};
