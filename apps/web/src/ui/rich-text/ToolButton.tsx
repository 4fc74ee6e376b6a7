import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './RichText.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> & {
  label: string;
  icon?: IconName;
  text?: string;
  pressed?: boolean;
  /** The toolbar's one stop for Tab until the arrow keys move it. */
  first?: boolean;
};

export const ToolButton = ({ label, icon, text, pressed, first = false, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    data-tool="true"
    className={styles['tool']}
    tabIndex={first ? 0 : -1}
    title={label}
    aria-label={label}
    aria-pressed={pressed}
    // The text keeps its selection; the click still comes.
    onMouseDown={(event) => event.preventDefault()}
  >
    {icon ? <Icon name={icon} size={18} /> : text}
  </button>
);
