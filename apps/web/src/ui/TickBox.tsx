import { classNames } from './kit/class-names.ts';
import styles from './TickBox.module.css';

type Props = {
  /** What is done when it is ticked. */
  name: string;
  checked: boolean;
  disabled?: boolean;
  onTick: (done: boolean) => void;
  /** Its place in the row. */
  className?: string | undefined;
};

/** The box of a task, 44 px to press. The browser's own looks disabled in the dark while it is open. */
export const TickBox = ({ name, checked, disabled, onTick, className }: Props) => (
  <label className={classNames(styles['tick'], className)}>
    <input
      type="checkbox"
      className={styles['box']}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onTick(event.target.checked)}
    />
    <span className="visually-hidden">{`Done: ${name}`}</span>
  </label>
);
