import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { fixedText } from '@amberway/contract/kernel/number-text';
import { type KpiName, unitOf } from '@amberway/contract/kpis/kinds';
import { unitLabel } from '@amberway/contract/kpis/trend';
import { useCanAll, useMe } from '../../../kernel/queries/me.ts';
import { ChartFrame } from '../../../ui/charts/ChartFrame.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryFailure } from '../../../ui/LoadFailure.tsx';
import { kpiBars, kpiMarks, kpiNumber, kpiText, kpiTrendQuery } from '../../kpis/public.ts';
import { today } from '../../../ui/today.ts';
import { BusinessUserSelect } from '../../../ui/people/BusinessUserSelect.tsx';
import styles from './metrics.module.css';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

const averageText = (kind: KpiName, value: number): string => {
  const number = fixedText(value, 2);
  return unitOf[kind] === 'Percentage' ? `${number}%` : `${number} ${unitLabel[unitOf[kind]]}`.trim();
};

/** Actual against the target for each month, with the average; administrators choose a coach or see the average of all. */
export const TrendChart = ({ kind }: { kind: KpiName }) => {
  const { timeZone } = useMe();
  const everyone = useCanAll('kpis', 'read');
  const selectId = useId();
  const [coach, setCoach] = useState<string | null>(null);
  const trend = useQuery(kpiTrendQuery(kind, coach));
  return (
    <div className={styles['trend']}>
      {everyone && (
        <div className={styles['coach']}>
          <label htmlFor={selectId}>Coach</label>
          <BusinessUserSelect id={selectId} value={coach} onChange={setCoach} placeholder="Average of all coaches" />
        </div>
      )}
      {trend.data ? (
        <ChartFrame
          title={`${kind} in ${unitLabel[unitOf[kind]] || 'figures'} by month`}
          axes={['Month', 'Actual']}
          marks={kpiMarks(kind)}
          axisMax={trend.data.axisMax}
          bars={kpiBars(
            trend.data.months.map(({ yearMonth, actual }) => ({ yearMonth, value: actual })),
            today(timeZone),
          )}
          target={trend.data.target}
          formatShort={(value) => kpiNumber(kind, value)}
          format={(value) => kpiText(kind, value)}
          formatAverage={(value) => averageText(kind, value)}
          empty={
            <EmptyState title={dashboardTexts.noData} small>
              {dashboardTexts.checkBack}
            </EmptyState>
          }
        />
      ) : trend.error ? (
        <QueryFailure query={trend} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton title={false} rows={8} />
        </div>
      )}
    </div>
  );
};
