import { type FormState } from '@amberway/contract/onboarding-forms/texts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './forms.module.css';

/** The state as text; the tick and the colour only repeat it. */
export const FormStateTag = ({ state }: { state: FormState }) => (
  <span className={styles['state']} data-state={state}>
    {state === 'submitted' && <Icon name="check" size={16} />}
    {state}
  </span>
);
