import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { UnderDevelopmentPicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';
import { AppCard } from './AppCard.tsx';
import { useStartTexts } from './audience.ts';
import { HelpCard } from './HelpCard.tsx';
import { HomeLink } from './HomeLink.tsx';
import styles from './onboarding.module.css';
import { labels } from './labels.ts';

export const GettingStartedScreen = () => {
  const { title, lead, steps } = useStartTexts();
  return (
    <WidePage title={shellTexts.gettingStarted} action={<HomeLink variant="outline" />}>
      <section className={styles['hero']}>
        <div className={styles['heroWords']}>
          <h1>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
          <div className={styles['actions']}>
            <ButtonLink variant="primary" size="large" to={PUBLIC_ROUTES.nextScreen}>
              {labels.startNext}
            </ButtonLink>
          </div>
        </div>
        <UnderDevelopmentPicture width={340} className={styles['heroPicture']} />
      </section>

      <section className={styles['section']} aria-labelledby="first-steps">
        <h2 id="first-steps">{labels.stepsTitle}</h2>
        <ol className={styles['steps']}>
          {steps.map(({ title: name, text }, index) => (
            <li key={name} className={styles['card']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <div className={styles['pair']}>
        <AppCard />
        <HelpCard />
      </div>
    </WidePage>
  );
};
