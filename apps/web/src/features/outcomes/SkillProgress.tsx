import { useId, useState } from 'react';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDate } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { masteredOf, progressText, skillsOf, staircase } from './progress.ts';
import styles from './progress.module.css';
import { Button } from '../../ui/kit/Button.tsx';

const WIDE = 320;
const HIGH = 72;
const FIRST = 'The first one is on its way.';

/** For families, whose picture of progress is the path: one sentence. */
const InWords = ({ outcome }: { outcome: ProgrammeOutcome }) => {
  const last = masteredOf(outcome).at(-1);
  return (
    <div className={styles['words']}>
      <strong>{progressText(outcome)}</strong>
      <p>
        {last ? (
          <>
            {`The last one, ${last.name}: `}
            <SaidTime at={last.at} day />
          </>
        ) : (
          FIRST
        )}
      </p>
    </div>
  );
};

/** For staff: skills mastered over time as a chart, as text, and as a table. */
const Staircase = ({ outcome }: { outcome: ProgrammeOutcome }) => {
  const { timeZone } = useMe();
  const [now] = useState(() => new Date().toISOString());
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const mastered = masteredOf(outcome);
  const last = mastered.at(-1);
  const points = staircase(outcome, now)
    .map(({ x, y }) => `${(x * WIDE).toFixed(1)},${(HIGH - y * HIGH).toFixed(1)}`)
    .join(' ');
  return (
    <figure className={styles['frame']} aria-labelledby={titleId}>
      <figcaption id={titleId}>
        <strong>{progressText(outcome)}</strong>
        <span>
          {last ? (
            <>
              {`The last one, ${last.name}, on `}
              <time>{formatDate(last.at, timeZone)}</time>.
            </>
          ) : (
            FIRST
          )}
        </span>
        {mastered.length > 0 && (
          <Button
            variant="text"
            icon={<Icon name={asTable ? 'chart' : 'table'} size={16} />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Show picture' : 'Show table'}
          </Button>
        )}
      </figcaption>
      {!asTable && (
        <svg viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" x2={WIDE} y1={HIGH} y2={HIGH} className={styles['ground']} />
          <line x1="0" x2={WIDE} y1="0" y2="0" className={styles['aim']} />
          <polygon points={`0,${HIGH} ${points} ${WIDE},${HIGH}`} className={styles['area']} />
          <polyline points={points} className={styles['line']} />
        </svg>
      )}
      {/* The wrapper: a table itself is never smaller than its content, and would widen the page unseen. */}
      <div className={asTable ? undefined : 'visually-hidden'}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{`Skills mastered in ${outcome.name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Skill</th>
              <th scope="col">Mastered on</th>
            </tr>
          </thead>
          <tbody>
            {mastered.map(({ id, name, at }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{formatDate(at, timeZone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
};

/** How far an outcome is; nothing as long as it has no skills. */
export const SkillProgress = ({ outcome }: { outcome: ProgrammeOutcome }) => {
  const Shown = seesAsFamily(useMe()) ? InWords : Staircase;
  return skillsOf(outcome).length > 0 && <Shown outcome={outcome} />;
};
