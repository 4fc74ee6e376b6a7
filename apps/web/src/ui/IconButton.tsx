import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/paths.ts';
import styles from './IconButton.module.css';

type Props = {
  icon: IconName;
  /** What it does, and with which record: the icon says neither. */
  label: string;
  onClick: () => void;
  size?: number;
  disabled?: boolean;
  /** What the pointer is told in place of the label, such as why it is disabled. */
  hint?: string;
  /** For a button that is on or off, such as a star. */
  pressed?: boolean;
};

/** A quiet button that stands in every row of a long page: plain, since thousands of the library's take seconds. */
export const IconButton = ({ icon, label, onClick, size = 18, disabled = false, hint, pressed }: Props) => (
  <button
    type="button"
    className={styles['button']}
    aria-label={label}
    aria-pressed={pressed}
    title={hint ?? label}
    disabled={disabled}
    onClick={onClick}
  >
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
