import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { KPI_KINDS, type KpiName } from '@amberway/contract/kpis/kinds';
import { useRecordKind } from '../../../ui/form/record-part.ts';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { TrendChart } from './TrendChart.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

/** ?view=trend:Utilization */
export const TREND = 'trend';

const TITLES: Partial<Record<KpiName, string>> = {
  Utilization: dashboardTexts.utilization,
  Retention: dashboardTexts.retention,
};

/** The monthly history of a figure, in a modal. */
export const TrendModal = ({ at }: { at: RecordPlace }) => {
  const place = useRecordKind(at, TREND);
  const kind = KPI_KINDS.find((each) => each === place.open?.id);
  return (
    <Dialog
      open={kind !== undefined}
      width={760}
      title={kind && `${TITLES[kind] ?? kind}: trend`}
      onClose={place.close}
    >
      {kind && <TrendChart kind={kind} />}
    </Dialog>
  );
};
