import { useId } from 'react';
import type { Mood } from '@amberway/contract/diary/schemas';
import { MoodFace } from '../../ui/MoodFace.tsx';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import styles from './MoodPicker.module.css';

type Props = {
  label: string;
  /** A heading beside it already asks. */
  labelHidden?: boolean;
  moods: readonly Mood[];
  chosen: string | null;
  problem?: string | null;
  onChoose: (id: string) => void;
};

/** The moods to choose from, each with its label: five in a row, and one more below them in a row of its own. */
export const MoodPicker = ({ label, labelHidden = false, moods, chosen, problem, onChoose }: Props) => {
  const name = useId();
  return (
    <fieldset className={styles['picker']} aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend className={labelHidden ? 'visually-hidden' : styles['label']}>{label}</legend>
      <div className={styles['moods']}>
        {moods.map((mood) => (
          <PictureChoice
            key={mood._id}
            name={name}
            checked={mood._id === chosen}
            onChoose={() => onChoose(mood._id)}
            className={styles['mood']}
          >
            <MoodFace svg={mood.iconSvg} size={38} />
            <span>{mood.label}</span>
          </PictureChoice>
        ))}
      </div>
      {problem && (
        <p id={`${name}-problem`} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </fieldset>
  );
};
