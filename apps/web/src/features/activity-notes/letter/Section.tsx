import { type ReactNode, useId } from 'react';
import styles from './letter.module.css';

type Props = { title: string; className: 'win' | 'section' | 'try'; icon?: ReactNode; children: ReactNode };

/** A part of the letter under its heading. */
export const Section = ({ title, className, icon, children }: Props) => {
  const id = useId();
  return (
    <section className={styles[className]} aria-labelledby={id}>
      <h2 id={id}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
};
