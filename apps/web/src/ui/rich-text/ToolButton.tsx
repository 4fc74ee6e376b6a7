import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './RichText.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> & {
  label: string;
  icon?: IconName;
  text?: string;
  pressed?: boolean;
  /** The toolbar's only tab stop until the arrow keys move it. */
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
    // The editor keeps its selection; the click event still fires.
    onMouseDown={(event) => event.preventDefault()}
  >
    {icon ? <Icon name={icon} size={18} /> : text}
  </button>
);
