import { usePublicSettings } from '../../kernel/settings.ts';
import { ButtonAnchor } from '../../ui/kit/Button.tsx';
import styles from './onboarding.module.css';
import { labels } from './labels.ts';

export const HelpCard = () => {
  const settings = usePublicSettings();
  return (
    <section className={styles['card']} aria-labelledby="help">
      <h2 id="help">{labels.helpTitle}</h2>
      <p>{labels.helpText}</p>
      {settings?.helpCentreUrl || settings?.supportUrl ? (
        <div className={styles['actions']}>
          {settings.helpCentreUrl ? (
            <ButtonAnchor size="large" href={settings.helpCentreUrl}>
              {labels.helpCentre}
            </ButtonAnchor>
          ) : null}
          {settings.supportUrl ? (
            <ButtonAnchor size="large" href={settings.supportUrl}>
              {labels.support}
            </ButtonAnchor>
          ) : null}
        </div>
      ) : null}
    </section>
  );
};
