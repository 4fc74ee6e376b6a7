import { CAPACITY_MAX, WORK_DAYS_MAX, WORK_HOURS_MAX } from '@amberway/contract/kpis/capacity';
import { shellTexts } from '@amberway/contract/shell/texts';
import { FormField } from '../../ui/form/FormField.tsx';
import styles from './CapacityFields.module.css';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { NumberInput } from '../../ui/kit/NumberInput.tsx';
import { useFormValue } from '../../ui/form/form-store.ts';

type Props = {
  /** The person's current number of children; unknown for a new user. */
  clients: number | null;
  disabled?: boolean;
};

const FIELDS = [
  { name: 'totalWorkDays', label: 'Total work days', max: WORK_DAYS_MAX, hint: 'Days a week' },
  { name: 'totalWorkHours', label: 'Weekly working hours', max: WORK_HOURS_MAX, hint: 'Hours a week' },
  { name: 'totalClientCapacity', label: 'Total client capacity', max: CAPACITY_MAX, hint: 'Children' },
] as const;

/** A business user's capacity, beside the current number. */
export const CapacityFields = ({ clients, disabled = false }: Props) => {
  const capacity = useFormValue<number | null | undefined>('totalClientCapacity');
  const above = clients !== null && typeof capacity === 'number' && clients > capacity;
  return (
    <>
      {FIELDS.map(({ name, label, max, hint }) => (
        <FormField<UpdateUserBody> key={name} name={name} label={label} hint={`${hint}, 0 to ${max}`} required>
          <NumberInput {...(disabled ? { disabled } : {})} />
        </FormField>
      ))}
      {clients !== null && (
        <div className={styles['now']} role="status">
          <span>{shellTexts.currentClients}</span>
          <strong data-above={above || undefined}>{above ? `${clients}, above capacity` : clients}</strong>
        </div>
      )}
    </>
  );
};
