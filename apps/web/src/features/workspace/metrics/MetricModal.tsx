import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { saveClinicianKpi } from '@amberway/contract/kpis/endpoints';
import { KPI_KINDS, unitOf } from '@amberway/contract/kpis/kinds';
import { unitLabel } from '@amberway/contract/kpis/trend';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import { call } from '../../../kernel/api.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { publicPersonQuery } from '../../../kernel/queries/user.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { today } from '../../../ui/today.ts';
import { currentKpisQuery, KPIS_SLICE, monthText } from '../../kpis/public.ts';
import { WORKSPACE_SLICE } from '../queries.ts';
import { changedMetrics, metricSchema, type MetricValues, metricValuesOf } from './metric-form.ts';
import { NumberInput } from '../../../ui/kit/NumberInput.tsx';

/** This month's figures of one business user: ?edit=metric:userId */
export const MetricModal = ({ at }: { at: RecordPlace }) => {
  const me = useMe();
  const userId = at.open?.id ?? '';
  const own = userId === me._id;
  const current = useQuery({ ...currentKpisQuery(userId), enabled: userId !== '' });
  const person = useQuery({ ...publicPersonQuery('business', userId), enabled: userId !== '' && !own });
  const stored = current.data && metricValuesOf(current.data);
  const yearMonth = today(me.timeZone).slice(0, 7);

  const save = async (values: MetricValues, base: Partial<MetricValues>) => {
    try {
      for (const figure of changedMetrics(values, base))
        await call(saveClinicianKpi, { body: { businessUserId: userId, yearMonth, ...figure } });
    } catch (error) {
      throw new Error(kpiTexts.updateFailed, { cause: error });
    }
  };
  const whose = own ? '' : ` of ${person.data ? fullName(person.data) : '…'}`;
  return (
    <FormModal<MetricValues, MetricValues>
      at={at}
      noun="figures"
      title={`${dashboardTexts.updateMetric}${whose}`}
      saveLabel="Update figures"
      schema={metricSchema(stored)}
      stored={stored && { values: stored }}
      loadError={current.error}
      onRetry={() => void current.refetch()}
      save={(values, { base }) => save(values, base)}
      saved={kpiTexts.updated}
      slices={[KPIS_SLICE, WORKSPACE_SLICE]}
      fields={KPI_KINDS.map((kind) => (
        <FormField<MetricValues> key={kind} name={kind} label={`${kind}, ${monthText(yearMonth)}`}>
          <NumberInput min={0} suffix={unitLabel[unitOf[kind]]} />
        </FormField>
      ))}
    />
  );
};
