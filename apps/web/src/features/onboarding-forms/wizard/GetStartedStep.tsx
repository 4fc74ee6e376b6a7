import { AppCard, useStartWords } from '../../onboarding/public.ts';
import styles from './wizard.module.css';

/** The trial, for those who have one, and the mobile apps, in the same words as on the get-started page. */
export const GetStartedStep = () => {
  const { title, lead } = useStartWords();
  return (
    <section className={styles['step']}>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{lead}</p>
      <AppCard />
    </section>
  );
};
