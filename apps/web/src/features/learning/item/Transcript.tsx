import { SectionCard } from '../../../ui/SectionCard.tsx';
import { learningLabels } from '../labels.ts';
import styles from './item.module.css';

/** The words of a film, for those who read them, search them or cannot hear them. */
export const Transcript = ({ text }: { text: string | null }) =>
  text && (
    <SectionCard title={learningLabels.transcript}>
      <div className={styles['text']}>{text}</div>
    </SectionCard>
  );
