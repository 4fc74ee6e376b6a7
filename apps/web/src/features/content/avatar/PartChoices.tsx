import type { AssetType } from '@amberway/contract/content/types/asset';
import { PictureChoice } from '../../../ui/PictureChoice.tsx';
import { Drawing } from '../list/Drawing.tsx';
import styles from './avatar.module.css';
import { type Choice, drawn } from './choice.ts';
import type { PartOption } from './queries.ts';

type Props = {
  type: AssetType;
  options: readonly PartOption[];
  choice: Choice;
  onChoose: (part: PartOption | null) => void;
};

const ALONE = { Hair: null, Eyes: null, Mouth: null, Accessories: null } as const;

/** The parts of one type as pictures in the chosen colours. */
export const PartChoices = ({ type, options, choice, onChoose }: Props) => {
  const worn = choice.parts[type];
  // The current part may have been unpublished since; it stays selectable.
  const current = worn && !options.some(({ _id }) => _id === worn._id) ? [{ ...worn, type }] : [];
  return (
    <fieldset className={styles['parts']}>
      <legend>{type}</legend>
      <PictureChoice
        name={type}
        checked={worn === null}
        onChoose={() => onChoose(null)}
        className={styles['part']}
        title="None"
      >
        <span aria-hidden="true">None</span>
        <span className="visually-hidden">{`No ${type.toLowerCase()}`}</span>
      </PictureChoice>
      {[...options, ...current].map((part) => (
        <PictureChoice
          key={part._id}
          name={type}
          checked={worn?._id === part._id}
          onChoose={() => onChoose(part)}
          className={styles['part']}
          title={part.name}
        >
          <Drawing svg={drawn({ ...choice, parts: { ...ALONE, [type]: part } })} size={56} />
          <span className="visually-hidden">{part.name}</span>
        </PictureChoice>
      ))}
    </fieldset>
  );
};
