import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/paths.ts';
import styles from './IconButton.module.css';

type Props = {
  icon: IconName;
  /** The action and its record: the icon shows neither. */
  label: string;
  onClick: () => void;
  size?: number;
  disabled?: boolean;
  /** The tooltip instead of the label, such as why it is disabled. */
  hint?: string;
  /** For a button that is on or off, such as a star. */
  pressed?: boolean;
};

/** A subtle button for every row of a long page. Lighter than Button: a page may have thousands. */
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
  /** The id of the element it expands. */
  controls: string;
  label: string;
  disabled?: boolean;
  onToggle: () => void;
};

/** Expands and collapses the content below a row. */
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
