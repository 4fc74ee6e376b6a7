import { useQuery } from '@tanstack/react-query';
import type { KpiName } from '@amberway/contract/kpis/kinds';
import { useMe } from '../../../kernel/queries/me.ts';
import { kindAndId } from '../../../ui/form/record-part.ts';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { today } from '../../../ui/today.ts';
import { kpiText, kpiTrendQuery } from '../../kpis/public.ts';
import styles from '../workspace.module.css';
import { ContactCsm } from './ContactCsm.tsx';
import { MonthBars } from './MonthBars.tsx';
import { TREND } from './TrendModal.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = { kind: KpiName; title: string; at: RecordPlace };

/** One figure of this month with its target and the previous months; the button opens the trend. */
export const MetricCard = ({ kind, title, at }: Props) => {
  const { timeZone } = useMe();
  const query = useQuery(kpiTrendQuery(kind));
  const thisMonth = today(timeZone).slice(0, 7);
  return (
    <LoadedCard
      title={title}
      query={query}
      lines={5}
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
      {(trend) => {
        const actual = trend.months.find(({ yearMonth }) => yearMonth === thisMonth)?.actual ?? null;
        return (
          <>
            <p className={styles['figure']}>
              <b>{actual === null ? '–' : kpiText(kind, actual)}</b>
              <span>
                {actual === null && 'no figure for this month yet, '}
                {trend.target === null ? 'no target set' : `target ${kpiText(kind, trend.target)}`}
              </span>
            </p>
            <MonthBars trend={trend} thisMonth={thisMonth} />
            <ContactCsm />
          </>
        );
      }}
    </LoadedCard>
  );
};
