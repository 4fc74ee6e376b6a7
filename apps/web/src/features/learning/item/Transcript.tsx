import { SectionCard } from '../../../ui/SectionCard.tsx';
import { learningLabels } from '../labels.ts';
import styles from './item.module.css';

/** The transcript of a video, for those who read it, search it or cannot hear. */
export const Transcript = ({ text }: { text: string | null }) =>
  text && (
    <SectionCard title={learningLabels.transcript}>
      <div className={styles['text']}>{text}</div>
    </SectionCard>
  );
