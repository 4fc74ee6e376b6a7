import { type ReactNode, useId } from 'react';
import styles from './RecordForm.module.css';

type Props = { title: string; /** Beside the title. */ extra?: ReactNode; children: ReactNode };

/** A titled part of a long form: two columns if there is room, one on a phone. */
export const FormSection = ({ title, extra, children }: Props) => {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3>
        <span id={id}>{title}</span>
        {extra}
      </h3>
      <div className={styles['columns']}>{children}</div>
    </section>
  );
};

/** Takes the whole width of its section. */
export const WholeLine = ({ children }: { children: ReactNode }) => <div className={styles['whole']}>{children}</div>;
