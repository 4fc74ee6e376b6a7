import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/paths.ts';
import styles from './IconButton.module.css';

type Props = {
  icon: IconName;
  /** What it does, and with which record: the icon says neither. */
  label: string;
  onClick: () => void;
  size?: number;
};

/** A quiet button that stands in every row of a long page: plain, since thousands of the library's take seconds. */
export const IconButton = ({ icon, label, onClick, size = 18 }: Props) => (
  <button type="button" className={styles['button']} aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} size={size} />
  </button>
);

type ExpandProps = {
  open: boolean;
  /** The id of what opens. */
  controls: string;
  label: string;
  disabled?: boolean;
  onToggle: () => void;
};

/** Opens and closes what lies below a row. */
export const ExpandButton = ({ open, controls, label, disabled = false, onToggle }: ExpandProps) => (
  <button
    type="button"
    className={styles['button']}
    aria-expanded={open}
    aria-controls={controls}
    aria-label={label}
    disabled={disabled}
    onClick={onToggle}
  >
    <Icon name={open ? 'chevronDown' : 'chevronRight'} size={20} />
  </button>
);
