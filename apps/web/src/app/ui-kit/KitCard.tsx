import type { ReactNode } from 'react';
import styles from './Kit.module.css';

export const KitCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles['card']}>
    <h2>{title}</h2>
    {children}
  </section>
);
