import { useQuery, queryOptions } from '@tanstack/react-query';
import { useSearchParams } from '../../kernel/router.ts';
import { KPI_KINDS, type KpiName } from '@amberway/contract/kpis/kinds';
import type { Kpi } from '@amberway/contract/kpis/schemas';
import { listKpiHistory } from '@amberway/contract/kpis/endpoints';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { today } from '../../ui/today.ts';
import { kpiBars, kpiMarks, kpiNumber, kpiText, KPIS_SLICE } from '../kpis/public.ts';
import styles from './people.module.css';
import { Segmented } from '../../ui/kit/Segmented.tsx';

/** One KPI month by month. */
const kpiHistoryQuery = (userId: string, kpiName: KpiName) =>
  queryOptions({
    queryKey: [KPIS_SLICE, 'history', userId, kpiName],
    queryFn: async ({ signal }) => (await call(listKpiHistory, { params: { userId, kpiName } }, { signal })).data,
  });

const PARAM = 'kpi';

/** The charted KPI, stored in the URL. */
const useKind = (): [KpiName, (kind: KpiName) => void] => {
  const [search, setSearch] = useSearchParams();
  const kind = KPI_KINDS.find((each) => each === search.get(PARAM)) ?? KPI_KINDS[0];
  const set = (next: KpiName) =>
    setSearch(
      (now) => {
        now.set(PARAM, next);
        return now;
      },
      { replace: true },
    );
  return [kind, set];
};

type Props = { userId: string; targets: readonly Kpi[] };

/** One KPI month by month against its target, drawn or as a table. */
export const KpiHistory = ({ userId, targets }: Props) => {
  const { timeZone } = useMe();
  const [kind, setKind] = useKind();
  const history = useQuery(kpiHistoryQuery(userId, kind));
  return (
    <div className={styles['history']}>
      <Segmented<KpiName>
        aria-label="KPI to draw"
        value={kind}
        options={KPI_KINDS.map((value) => ({ value, label: value }))}
        onChange={setKind}
      />
      <QueryPlaceholder query={history} lines={6} />
      {history.data && (
        <ChartFrame
          title={`${kind} by month`}
          axes={['Month', kind]}
          marks={kpiMarks(kind)}
          bars={kpiBars(
            history.data.map(({ yearMonth, kpiValue }) => ({ yearMonth, value: kpiValue })),
            today(timeZone),
          )}
          target={targets.find(({ kpiName }) => kpiName === kind)?.kpiValue ?? null}
          formatShort={(value) => kpiNumber(kind, value)}
          format={(value) => kpiText(kind, value)}
          empty="No figures have been recorded yet."
        />
      )}
    </div>
  );
};
