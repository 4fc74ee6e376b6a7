import type { UseQueryResult } from '@tanstack/react-query';
import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import styles from './workspace.module.css';

type Props = { query: UseQueryResult<Workspace> };

/** The number of families that use the app only. */
export const AppCounter = ({ query }: Props) => (
  <LoadedCard title={dashboardTexts.appCounter} query={query} lines={1}>
    {({ counters }) => (
      <p className={styles['figure']}>
        <b>{counters.app}</b>
        <span>total subscribers</span>
      </p>
    )}
  </LoadedCard>
);

/** The number of families in each guided programme. */
export const ProgramCounter = ({ query }: Props) => (
  <LoadedCard title={dashboardTexts.programCounter} query={query} lines={3}>
    {({ counters }) => (
      <dl className={styles['counts']}>
        <div>
          <dt>{dashboardTexts.weeklyFlagship}</dt>
          <dd>{counters.weeklyFlagship}</dd>
        </div>
        <div>
          <dt>{dashboardTexts.fortnightlyPlan}</dt>
          <dd>{counters.fortnightlyPlan}</dd>
        </div>
        <div>
          <dt>{dashboardTexts.monthly}</dt>
          <dd>{counters.monthly}</dd>
        </div>
      </dl>
    )}
  </LoadedCard>
);
