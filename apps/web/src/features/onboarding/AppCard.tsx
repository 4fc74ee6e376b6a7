import { usePublicSettings } from '../../kernel/settings.ts';
import { PhonePicture } from '../../ui/illustrations/pictures.tsx';
import { ButtonAnchor } from '../../ui/kit/Button.tsx';
import styles from './onboarding.module.css';
import { labels } from './labels.ts';

/** The mobile apps. A store without a URL in the settings has no button. */
export const AppCard = () => {
  const settings = usePublicSettings();
  const stores = [
    { href: settings?.appStoreUrl, label: labels.appStore },
    { href: settings?.playStoreUrl, label: labels.playStore },
  ].flatMap(({ href, label }) => (href ? [{ href, label }] : []));
  return (
    <section className={`${styles['card']} ${styles['withPicture']}`} aria-labelledby="app">
      <div className={styles['cardWords']}>
        <h2 id="app">{labels.appTitle}</h2>
        <p>{labels.appText}</p>
        {stores.length > 0 ? (
          <div className={styles['actions']}>
            {stores.map(({ href, label }) => (
              <ButtonAnchor key={label} size="large" href={href}>
                {label}
              </ButtonAnchor>
            ))}
          </div>
        ) : (
          <p>{labels.appNone}</p>
        )}
      </div>
      <PhonePicture width={150} className={styles['cardPicture']} />
    </section>
  );
};
