import { useId } from 'react';
import type { Mood } from '@amberway/contract/diary/schemas';
import { Drawing } from '../../ui/Drawing.tsx';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import styles from './diary.module.css';

type Props = {
  label: string;
  moods: readonly Mood[];
  chosen: string | null;
  problem?: string | null;
  onChoose: (id: string) => void;
};

/** The emojis to choose from, each with its label. */
export const MoodPicker = ({ label, moods, chosen, problem, onChoose }: Props) => {
  const name = useId();
  return (
    <fieldset className={styles['moods']} aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend>{label}</legend>
      {moods.map((mood) => (
        <PictureChoice
          key={mood._id}
          name={name}
          checked={mood._id === chosen}
          onChoose={() => onChoose(mood._id)}
          className={styles['mood']}
        >
          <Drawing face svg={mood.iconSvg} size={48} />
          {mood.label}
        </PictureChoice>
      ))}
      {problem && (
        <p id={`${name}-problem`} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </fieldset>
  );
};
