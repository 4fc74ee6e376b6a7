import type { AssetType } from '@amberway/contract/content/types/asset';
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

/** The parts of one kind as pictures, each in the colours that are chosen. */
export const PartChoices = ({ type, options, choice, onChoose }: Props) => {
  const worn = choice.parts[type];
  // What a child wears may have been hidden since; it can still be kept.
  const kept = worn && !options.some(({ _id }) => _id === worn._id) ? [{ ...worn, type }] : [];
  return (
    <fieldset className={styles['parts']}>
      <legend>{type}</legend>
      <label className={styles['part']} title="None">
        <input type="radio" name={type} checked={worn === null} onChange={() => onChoose(null)} />
        <span aria-hidden="true">None</span>
        <span className="visually-hidden">{`No ${type.toLowerCase()}`}</span>
      </label>
      {[...options, ...kept].map((part) => (
        <label key={part._id} className={styles['part']} title={part.name}>
          <input type="radio" name={type} checked={worn?._id === part._id} onChange={() => onChoose(part)} />
          <Drawing svg={drawn({ ...choice, parts: { ...ALONE, [type]: part } })} size={56} />
          <span className="visually-hidden">{part.name}</span>
        </label>
      ))}
    </fieldset>
  );
};
