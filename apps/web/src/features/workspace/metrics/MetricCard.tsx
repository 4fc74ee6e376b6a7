import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KpiName } from '@amberway/contract/kpis/kinds';
import type { KpiTrend } from '@amberway/contract/kpis/schemas';
import { useMe } from '../../../kernel/queries/me.ts';
import { Chart } from '../../../ui/charts/Chart.tsx';
import { kindAndId } from '../../../ui/form/record-part.ts';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { today } from '../../../ui/today.ts';
import { kpiBars, kpiMarks, kpiNumber, kpiText, kpiTrendQuery, monthText, soFarText } from '../../kpis/public.ts';
import styles from '../workspace.module.css';
import { ContactCsm } from './ContactCsm.tsx';
import metricStyles from './metrics.module.css';
import { TREND } from './TrendModal.tsx';

type Props = { kind: KpiName; title: string; at: RecordPlace };

/** The months that fit; the trend has the others. */
const SHOWN = 6;

/** The latest figure, of which month it is, and the target. */
const Headline = ({ kind, trend, now }: { kind: KpiName; trend: KpiTrend; now: string }) => {
  const latest = trend.months.findLast(({ actual }) => actual !== null);
  const running = latest !== undefined && now.startsWith(latest.yearMonth);
  const when = latest && (running ? soFarText(now) : `in ${monthText(latest.yearMonth)}`);
  const target = trend.target === null ? 'no target set' : `target ${kpiText(kind, trend.target)}`;
  return (
    <>
      <p className={styles['figure']}>
        <b>{latest?.actual == null ? '–' : kpiText(kind, latest.actual)}</b>
        <span>{[when, target].filter(Boolean).join(' · ')}</span>
      </p>
      {!running && <p className={metricStyles['contact']}>{`No figure for ${monthText(now.slice(0, 7))} yet`}</p>}
    </>
  );
};

/** One figure with its target and the previous months; the buttons show the numbers and open the trend. */
export const MetricCard = ({ kind, title, at }: Props) => {
  const { timeZone } = useMe();
  const query = useQuery(kpiTrendQuery(kind));
  const [asTable, setAsTable] = useState(false);
  const now = today(timeZone);
  const months = query.data?.months.slice(-SHOWN).map(({ yearMonth, actual }) => ({ yearMonth, value: actual })) ?? [];
  return (
    <LoadedCard
      title={title}
      query={query}
      lines={8}
      actions={
        <Button
          variant="text"
          size="small"
          aria-label={`Trend of ${title}`}
          onClick={() => at.show('View', kindAndId(TREND, kind))}
        >
          Trend
        </Button>
      }
    >
      {(trend) => (
        <div className={metricStyles['metric']}>
          <Headline kind={kind} trend={trend} now={now} />
          {months.length > 0 && (
            <figure aria-label={`${title}, the last months`}>
              <Chart
                title={title}
                axes={['Month', 'Actual']}
                marks={kpiMarks(kind)}
                bars={kpiBars(months, now)}
                format={(value) => kpiText(kind, value)}
                formatShort={(value) => kpiNumber(kind, value)}
                target={trend.target}
                average={false}
                asTable={asTable}
              />
            </figure>
          )}
          <div className={metricStyles['foot']}>
            <ContactCsm />
            {months.length > 0 && (
              <IconButton
                icon={asTable ? 'chart' : 'table'}
                label={`${asTable ? 'Chart' : 'Table'} of ${title}`}
                onClick={() => setAsTable(!asTable)}
              />
            )}
          </div>
        </div>
      )}
    </LoadedCard>
  );
};
