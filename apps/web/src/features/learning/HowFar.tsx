import type { LearningItem } from '@amberway/contract/learning/schemas';
import { Icon } from '../../ui/icons/Icon.tsx';
import { farShare, farText } from './how-far.ts';
import styles from './learning.module.css';

type Props = { item: Pick<LearningItem, 'kind' | 'state' | 'lessons' | 'progress'> };

export const HowFar = ({ item }: Props) => {
  const text = farText(item);
  const share = farShare(item);
  if (!text) return null;
  return (
    <span className={styles['far']} data-done={item.state === 'done'}>
      {share !== null && item.state !== 'done' && (
        <span className={styles['bar']} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      )}
      <span>
        {item.state === 'done' && <Icon name="check" size={14} />}
        {text}
      </span>
    </span>
  );
};
