import { KPI_KINDS, unitOf } from '@amberway/contract/kpis/kinds';
import { FormField } from '../../ui/form/FormField.tsx';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { NumberInput } from '../../ui/kit/NumberInput.tsx';

type Props = { disabled?: boolean };

/** The four targets with their units. Decimals are not rounded, so that validation can report them. */
export const KpiTargetFields = ({ disabled = false }: Props) =>
  KPI_KINDS.map((kind, index) => (
    <FormField<UpdateUserBody> key={kind} name={['kpis', index, 'kpiValue']} label={kind} required>
      <NumberInput min={0} suffix={unitOf[kind]} {...(disabled ? { disabled } : {})} />
    </FormField>
  ));
