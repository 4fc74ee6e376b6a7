import { usePublicSettings } from '../../kernel/settings.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './Settings.module.css';
import { labels } from './labels.ts';

/** What is running, for somebody who reports a problem. */
export const AboutSection = () => {
  const settings = usePublicSettings();
  return (
    <SectionCard title={labels.aboutTitle} id="about">
      <p className={styles['hint']}>{labels.aboutHint}</p>
      {settings && <p>{labels.aboutBuild(settings.version, settings.commit)}</p>}
    </SectionCard>
  );
};
