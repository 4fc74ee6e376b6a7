import { AppCard, getStartedWords } from '../../onboarding/public.ts';
import styles from './wizard.module.css';

/** The trial and the mobile apps, in the same words as on the get-started page. */
export const GetStartedStep = () => (
  <section className={styles['step']}>
    <h2 tabIndex={-1}>{getStartedWords.startTitle}</h2>
    <p>{getStartedWords.startLead}</p>
    <AppCard />
  </section>
);
