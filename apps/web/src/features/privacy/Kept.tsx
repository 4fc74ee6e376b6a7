import type { Privacy } from '@amberway/contract/privacy/schemas';
import { retentionLines, retentionTexts } from '@amberway/contract/privacy/retention-texts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './privacy.module.css';

/** How long what is stored about a family stays. */
export const Kept = ({ privacy: { recordYears } }: { privacy: Privacy }) => (
  <SectionCard title={retentionTexts.title}>
    <dl className={styles['kept']}>
      {retentionLines(recordYears).map(({ what, long }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{long}</dd>
        </div>
      ))}
    </dl>
    <p>{retentionTexts.note}</p>
  </SectionCard>
);
