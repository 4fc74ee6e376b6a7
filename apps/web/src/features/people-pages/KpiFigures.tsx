import { useQueries } from '@tanstack/react-query';
import { KPI_KINDS } from '@amberway/contract/kpis/kinds';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { currentKpisQuery, kpiTargetsQuery, kpiText } from '../kpis/public.ts';
import { KpiHistory } from './KpiHistory.tsx';
import styles from './people.module.css';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';

/** Targets and this month's figures of a business user, read-only, with the monthly history. */
export const KpiFigures = ({ userId }: { userId: string }) => {
  const [targets, current] = useQueries({ queries: [kpiTargetsQuery(userId), currentKpisQuery(userId)] });
  if (targets.isPending || current.isPending) {
    return <Skeleton title={false} rows={4} />;
  }
  if (!targets.data || !current.data) {
    const retry = () => void Promise.all([targets.refetch(), current.refetch()]);
    return <LoadFailure error={targets.error ?? current.error} onRetry={retry} busy={targets.isFetching} />;
  }
  return (
    <>
      <ul className={styles['figures']}>
        {KPI_KINDS.map((kind) => {
          const now = current.data.find(({ kpiName }) => kpiName === kind)?.kpiValue ?? null;
          const target = targets.data.find(({ kpiName }) => kpiName === kind)?.kpiValue ?? null;
          return (
            <li key={kind}>
              <span>{kind}</span>
              <strong>{now === null ? 'No figure yet' : kpiText(kind, now)}</strong>
              <span>{target === null ? 'No target set' : `Target ${kpiText(kind, target)}`}</span>
            </li>
          );
        })}
      </ul>
      <KpiHistory userId={userId} targets={targets.data} />
    </>
  );
};
