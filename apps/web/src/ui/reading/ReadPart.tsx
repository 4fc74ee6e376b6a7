import type { ReactNode } from 'react';
import styles from './reading.module.css';

/** A part of a page to read with its small heading. */
export const ReadPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles['part']}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Text as it was written, with its line breaks. Without text there is no part. */
export const ReadText = ({ title, text }: { title: string; text: string }) =>
  text.trim() === '' ? null : (
    <ReadPart title={title}>
      <p className={styles['text']}>{text}</p>
    </ReadPart>
  );

/** Short texts one below the other. Without any there is no part. */
export const ReadList = ({ title, texts }: { title: string; texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <ReadPart title={title}>
      <ul className={styles['bullets']}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ReadPart>
  );

/** What it is about at a glance: its state and where it belongs, on one line. */
export const ReadHead = ({ children }: { children: ReactNode }) => <div className={styles['head']}>{children}</div>;
