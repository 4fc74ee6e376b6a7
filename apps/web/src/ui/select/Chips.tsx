import { Icon } from '../icons/Icon.tsx';
import { useDisabled } from '../kit/disabled.ts';
import styles from './select.module.css';

type Props = {
  items: readonly { value: string; label: string }[];
  onRemove: (value: string) => void;
  disabled: boolean | undefined;
};

/** What has been chosen in a field of several, each with a way to remove it. */
export const Chips = ({ items, onRemove, disabled }: Props) => {
  const isDisabled = useDisabled(disabled);
  return items.map(({ value, label }) => (
    <span key={value} className={styles['chip']}>
      <span>{label}</span>
      {!isDisabled && (
        <button type="button" tabIndex={-1} aria-label={`Remove ${label}`} onClick={() => onRemove(value)}>
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  ));
};
