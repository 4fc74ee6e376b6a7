import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Home, Progress } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { ProgressRing } from '../../../ui/kit/Progress.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { homeLabels } from '../labels.ts';
import { CycleSkills } from './CycleSkills.tsx';
import styles from './progress.module.css';

const NONE = '–';

const OutcomeRing = ({ outcomesProgress: { achieved, total, percent } }: Pick<Progress, 'outcomesProgress'>) => (
  <div className={styles['ring']}>
    <div aria-hidden="true">
      <ProgressRing size={116} stroke={10} percent={percent ?? 0} />
      <span className={styles['inside']}>
        <b>{percent === null ? NONE : achieved}</b>
        {percent !== null && <span>{`of ${total}`}</span>}
      </span>
    </div>
    <p>{percent === null ? homeLabels.noOutcomes : `${achieved} of ${total} outcomes achieved, ${percent}%`}</p>
  </div>
);

const Figure = ({ name, value, why }: { name: string; value: ReactNode; why?: string | false }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {why && <small>{why}</small>}
    </dd>
  </div>
);

type Props = { progress: UseQueryResult<Progress>; home: UseQueryResult<Home> };

/** Progress of the programme: a ring with text, and the key figures beside it. */
export const ProgressCard = ({ progress, home }: Props) => (
  <LoadedCard title={dashboardTexts.outcomeProgress} query={progress} lines={5}>
    {(data) => (
      <div className={styles['progress']}>
        <OutcomeRing outcomesProgress={data.outcomesProgress} />
        <dl className={styles['figures']}>
          <Figure
            name={dashboardTexts.daysInProgram}
            value={data.daysInProgram ?? NONE}
            why={data.daysInProgram === null && homeLabels.noStart}
          />
          <Figure
            name={dashboardTexts.engagement}
            value={data.userEngagementScorePer === null ? NONE : `${data.userEngagementScorePer}%`}
            why={data.userEngagementScorePer === null ? homeLabels.noneDue : homeLabels.dueInTime(data.engagement.due)}
          />
          {home.data && (
            <Figure name={dashboardTexts.skillsThisCycle} value={<CycleSkills skills={home.data.skillsThisCycle} />} />
          )}
        </dl>
      </div>
    )}
  </LoadedCard>
);
