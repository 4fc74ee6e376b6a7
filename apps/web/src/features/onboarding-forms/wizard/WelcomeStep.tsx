import { PRODUCT } from '@amberway/contract/shell/product';
import { useMe } from '../../../kernel/queries/me.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { WelcomeFilm } from './WelcomeFilm.tsx';
import styles from './wizard.module.css';

/** The operator's video, or our own short film. */
export const WelcomeStep = () => {
  const { firstName } = useMe();
  const settings = usePublicSettings();
  return (
    <section className={styles['step']}>
      <h2 tabIndex={-1}>{`Welcome to ${PRODUCT}, ${firstName}`}</h2>
      {settings?.welcomeVideoUrl && (
        // The operator's file brings its own captions, if any.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles['video']}
          controls
          playsInline
          preload="metadata"
          src={settings.welcomeVideoUrl}
          aria-label="Welcome video"
        />
      )}
      {settings && !settings.welcomeVideoUrl && <WelcomeFilm />}
    </section>
  );
};
