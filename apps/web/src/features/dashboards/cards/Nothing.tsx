import styles from './cards.module.css';

/** A card without anything in it: what is missing and who acts next. */
export const Nothing = ({ title, why }: { title: string; why?: string }) => (
  <div className={styles['nothing']}>
    <p>{title}</p>
    {why && <p>{why}</p>}
  </div>
);
