import { useId } from 'react';
import { PictureChoice } from '../../../ui/PictureChoice.tsx';
import styles from './avatar.module.css';
import { avatarLabels as labels } from './labels.ts';

type Props = {
  label: string;
  colours: readonly { name: string; colour: string }[];
  value: string;
  onChoose: (colour: string) => void;
};

/** Named colours; the name of the chosen one is shown. A stored colour that is none of them stays selectable. */
export const ColourChoice = ({ label, colours, value, onChoose }: Props) => {
  const name = useId();
  const isChosen = ({ colour }: { colour: string }) => colour.toLowerCase() === value.toLowerCase();
  const offered = colours.some(isChosen) ? colours : [...colours, { name: labels.other, colour: value }];
  return (
    <fieldset className={styles['group']}>
      <legend>
        {label}
        <span aria-hidden="true">{offered.find(isChosen)?.name}</span>
      </legend>
      <div className={styles['swatches']}>
        {offered.map((each) => (
          <PictureChoice
            key={each.colour}
            name={name}
            checked={isChosen(each)}
            onChoose={() => onChoose(each.colour)}
            className={styles['swatch']}
            title={each.name}
          >
            <span className={styles['colour']} style={{ background: each.colour }} />
            <span className="visually-hidden">{each.name}</span>
          </PictureChoice>
        ))}
      </div>
    </fieldset>
  );
};
