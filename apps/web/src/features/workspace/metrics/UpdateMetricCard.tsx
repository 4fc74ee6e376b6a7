import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { useCanAll, useMe } from '../../../kernel/queries/me.ts';
import { useRecordKind } from '../../../ui/form/record-part.ts';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { lazyOverlay, usePreload } from '../../../ui/lazy-overlay.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { kpiText } from '../../kpis/public.ts';
import styles from '../workspace.module.css';
import metricStyles from './metrics.module.css';
import { BusinessUserSelect } from '../../../ui/people/BusinessUserSelect.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

const MetricModal = lazyOverlay(
  dashboardTexts.updateMetric,
  async () => (await import('./MetricModal.tsx')).MetricModal,
);

type Props = { query: UseQueryResult<Workspace>; at: RecordPlace };

/** This month's four figures and a form to record them: for coaches their own, for administrators a chosen coach's. */
export const UpdateMetricCard = ({ query, at }: Props) => {
  const me = useMe();
  const selectId = useId();
  const anyone = useCanAll('kpis', 'record');
  const place = useRecordKind(at, 'metric');
  usePreload(MetricModal);
  return (
    <>
      <LoadedCard title={dashboardTexts.updateMetric} query={query} lines={5}>
        {({ metrics }) => (
          <div className={metricStyles['update']}>
            {anyone && <p className={metricStyles['contact']}>Average of all coaches this month</p>}
            <dl className={styles['counts']}>
              {metrics.map(({ kpiName, actual, target }) => (
                <div key={kpiName}>
                  <dt>{kpiName}</dt>
                  <dd>
                    {actual === null ? '–' : kpiText(kpiName, actual)}
                    <small>{target === null ? 'no target' : `target ${kpiText(kpiName, target)}`}</small>
                  </dd>
                </div>
              ))}
            </dl>
            {anyone ? (
              <div className={metricStyles['coach']}>
                <label htmlFor={selectId}>Update the figures of</label>
                <BusinessUserSelect
                  id={selectId}
                  value={null}
                  placeholder="Choose a coach"
                  onChange={(id) => id && place.show('Edit', id)}
                />
              </div>
            ) : (
              <Button onClick={() => place.show('Edit', me._id)}>Update figures</Button>
            )}
          </div>
        )}
      </LoadedCard>
      <MetricModal at={place} />
    </>
  );
};
