import { Link } from '../../kernel/router.ts';
import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { usePreferences } from '../../app/theme/preferences.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';
import { AppCard } from './AppCard.tsx';
import { useStartTexts } from './audience.ts';
import { HomeLink } from './HomeLink.tsx';
import styles from './onboarding.module.css';
import { labels } from './labels.ts';

/** The page after getting-started: the timeline, the app, and the link into the product. */
export const NextScreen = () => {
  const { look, set } = usePreferences();
  const { nextLead, days } = useStartTexts();
  return (
    <WidePage title={labels.nextTitle} action={<Link to={PUBLIC_ROUTES.gettingStarted}>{labels.back}</Link>}>
      <section className={styles['heroWords']}>
        <h1>{labels.nextTitle}</h1>
        <p className={styles['lead']}>{nextLead}</p>
      </section>
      <div className={styles['split']}>
        <div className={styles['section']}>
          <ol className={styles['timeline']}>
            {days.map(({ when, text }) => (
              <li key={when}>
                <h2>{when}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles['actions']}>
            <HomeLink label={onboardingTexts.continue} />
          </div>
        </div>
        <div className={styles['stack']}>
          <AppCard />
          <section className={styles['card']} aria-labelledby="calm">
            <h2 id="calm">{labels.calmTitle}</h2>
            <p>{labels.calmText}</p>
            <div className={styles['actions']}>
              <Button size="large" onClick={() => set({ calm: !look.calm })}>
                {look.calm ? labels.calmOff : labels.calmOn}
              </Button>
            </div>
          </section>
        </div>
      </div>
    </WidePage>
  );
};
