import type { ReplyOf } from '@amberway/contract/kernel/endpoint';
import type { getInsights } from '@amberway/contract/dashboards/endpoints';
import type { Insight, InsightGroup } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import type { DateRange } from '../../ui/date-range/presets.ts';
import { dayIn, formatDay } from '../../ui/dates.ts';
import type { ListColumn } from '../../ui/list/columns.ts';
import { ExportButton } from '../../ui/list/ExportButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { today } from '../../ui/today.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { MoodDays } from '../diary/public.ts';
import { barsOf, MAX_BARS } from './bars.ts';
import { type Figure, FIGURES } from './figures.ts';
import styles from './insights.module.css';
import { InsightsTable } from './InsightsTable.tsx';

const STEP: Record<InsightGroup, string> = { day: 'Day', week: 'Week from', month: 'Month from' };

const columnsOf = (group: InsightGroup): ListColumn<Insight>[] => [
  {
    key: 'day',
    title: STEP[group],
    text: ({ day }) => formatDay(day),
    render: ({ day }) => <ViewerTime at={day} day />,
  },
  ...FIGURES.map(({ key, name }) => ({ key, title: name, text: (row: Insight) => String(row[key]) })),
];

type Props = {
  insights: ReplyOf<typeof getInsights>;
  /** Data of a previous range; the current one is loading. */
  outdated: boolean;
  range: DateRange;
  group: InsightGroup;
  figure: Figure;
  child: MemberSummary;
};

/** The totals, one figure as a chart, and everything as a table to read or export. */
export const InsightsView = ({ insights, outdated, range, group, figure, child }: Props) => {
  const { data: rows, totals } = insights;
  const { timeZone } = useMe();
  const now = today(timeZone);
  const [first, end] = [dayIn(range.startDate, timeZone), dayIn(range.endDate, timeZone)];
  const bars = barsOf(rows, figure.key, group, { first, last: end < now ? end : now, now });
  const columns = columnsOf(group);
  return (
    <div className={styles['view']} aria-busy={outdated}>
      <dl className={styles['totals']}>
        {FIGURES.map(({ key, name }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{totals[key]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['card']}>
        <ChartFrame
          title={figure.name}
          axes={[STEP[group], figure.name]}
          bars={bars}
          empty={
            <div>
              <p>{dashboardTexts.noData}</p>
              <p>{dashboardTexts.checkBack}</p>
            </div>
          }
        />
        {bars.length === MAX_BARS && <p className={styles['note']}>{`The latest ${MAX_BARS} are drawn.`}</p>}
      </div>
      <SectionCard
        title="All figures"
        actions={
          <ExportButton
            export={{ name: `insights-${child.firstName}-${first}-${end}` }}
            columns={columns}
            // Not exported while outdated: the file name would name other days.
            rows={outdated ? [] : rows}
          />
        }
      >
        <InsightsTable columns={columns} rows={rows} />
      </SectionCard>
      {/* The calendar above has those of this month. */}
      {range.name !== 'This Month' && <MoodDays member={child._id} from={first} to={end < now ? end : now} />}
    </div>
  );
};
