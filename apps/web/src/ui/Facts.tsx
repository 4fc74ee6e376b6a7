import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A label and its value; an empty value shows a dash. */
export type Fact = { label: string; value: ReactNode };

const NONE = '–';
const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** A read-only record: pairs in two columns, one on a phone. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{isNothing(value) ? NONE : value}</dd>
      </div>
    ))}
  </dl>
);
