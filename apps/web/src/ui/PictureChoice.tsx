import type { ReactNode } from 'react';
import styles from './PictureChoice.module.css';

type Props = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One of several pictures to choose: a radio button that covers the picture. */
export const PictureChoice = ({ name, checked, onChoose, title, className = '', children }: Props) => (
  <label className={`${styles['choice']} ${className}`} title={title}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
  </label>
);
