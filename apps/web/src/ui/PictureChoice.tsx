import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import styles from './PictureChoice.module.css';

type Props = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One of several pictures to choose: a radio button that covers the picture. A tick marks it, never colour alone. */
export const PictureChoice = ({ name, checked, onChoose, title, className = '', children }: Props) => (
  <label className={`${styles['choice']} ${className}`} title={title}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
    {checked && (
      <span className={styles['tick']}>
        <Icon name="check" size={14} />
      </span>
    )}
  </label>
);
