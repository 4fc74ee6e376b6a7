import { Icon } from '../icons/Icon.tsx';
import styles from './select.module.css';

export type Chip = { value: string; label: string };
type Props = { items: readonly Chip[]; onRemove: (value: string) => void; disabled: boolean };

/** What has been chosen in a field of several, each with a way to remove it. */
export const Chips = ({ items, onRemove, disabled }: Props) =>
  items.map(({ value, label }) => (
    <span key={value} className={styles['chip']}>
      <span>{label}</span>
      {!disabled && (
        <button type="button" tabIndex={-1} aria-label={`Remove ${label}`} onClick={() => onRemove(value)}>
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  ));
