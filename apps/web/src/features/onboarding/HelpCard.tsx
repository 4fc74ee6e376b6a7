import { usePublicSettings } from '../../kernel/settings.ts';
import { ButtonAnchor } from '../../ui/plain/Button.tsx';
import styles from './onboarding.module.css';
import { words } from './words.ts';

export const HelpCard = () => {
  const settings = usePublicSettings();
  return (
    <section className={styles['card']} aria-labelledby="help">
      <h2 id="help">{words.helpTitle}</h2>
      <p>{words.helpText}</p>
      {settings?.helpCentreUrl || settings?.supportUrl ? (
        <div className={styles['actions']}>
          {settings.helpCentreUrl ? (
            <ButtonAnchor quiet href={settings.helpCentreUrl}>
              {words.helpCentre}
            </ButtonAnchor>
          ) : null}
          {settings.supportUrl ? (
            <ButtonAnchor quiet href={settings.supportUrl}>
              {words.support}
            </ButtonAnchor>
          ) : null}
        </div>
      ) : null}
    </section>
  );
};
