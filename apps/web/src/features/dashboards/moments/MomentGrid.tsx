import type { BrightMoments } from '@amberway/contract/dashboards/bright-moments';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { homeLabels } from '../labels.ts';
import styles from './moments.module.css';

type Props = {
  moments: BrightMoments;
  /** Absent: the viewer cannot star. */
  onPress?: (index: number) => void;
};

export const MomentGrid = ({ moments, onPress }: Props) => (
  <ul className={styles['moments']}>
    {moments.prompts.map(({ text, stared }, index) => (
      <li key={text}>
        <button
          type="button"
          className={styles['moment']}
          aria-pressed={stared}
          aria-label={homeLabels.star(text)}
          disabled={!onPress}
          onClick={() => onPress?.(index)}
        >
          <span>{text}</span>
          <span className={styles['star']}>
            <Icon name="star" size={18} />
            {stared ? homeLabels.starred : homeLabels.toStar}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
