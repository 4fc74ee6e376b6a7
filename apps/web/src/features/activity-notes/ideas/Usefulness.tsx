import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { letterTexts as texts } from '../letter/texts.ts';
import styles from './usefulness.module.css';

type Props = { label: string; liking: boolean | null; onPress: (value: boolean) => void };

/** A family's like and dislike of an idea for home. A second press takes the answer back. */
export const Usefulness = ({ label, liking, onPress }: Props) => (
  <div className={styles['answers']} role="group" aria-label={label} data-screen-only>
    <Button
      icon={<Icon name="thumbUp" size={18} />}
      aria-pressed={liking === true}
      className={styles['like'] ?? ''}
      onClick={() => onPress(true)}
    >
      {texts.helpful}
    </Button>
    <Button
      icon={<Icon name="thumbDown" size={18} />}
      aria-pressed={liking === false}
      className={styles['dislike'] ?? ''}
      onClick={() => onPress(false)}
    >
      {texts.notForUs}
    </Button>
  </div>
);
