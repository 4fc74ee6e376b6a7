import { useId } from 'react';
import { LOOK, type LookField, lookLabel } from '@amberway/contract/content/face/options';
import type { AssetType } from '@amberway/contract/content/types/asset';
import { Drawing } from '../../../ui/Drawing.tsx';
import { PictureChoice } from '../../../ui/PictureChoice.tsx';
import styles from './avatar.module.css';
import { type Choice, drawn } from './choice.ts';
import { avatarLabels as labels } from './labels.ts';
import type { PartOption } from './queries.ts';

type Props = {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  label: string;
  /** The drawn choices; without it only the library's are offered. */
  field?: LookField;
  /** Parts of the library of this type stand beside the drawn ones, and in their place. */
  type?: AssetType;
  library?: readonly PartOption[];
  /** How choosing nothing is called; null where something must be chosen. */
  none?: string | null;
  /** The pictures show the head alone. */
  close?: boolean;
  /** Left out of the pictures, because it could hide the difference. */
  without?: LookField;
};

/** What one choice of the face can be, each as a picture of the face with it. */
export const LookChoice = (props: Props) => {
  const { choice, onChoose, label, field, type, library = [], none = labels.none, close = false } = props;
  const name = useId();
  const worn = type ? choice.parts[type] : null;
  // The current part may have been unpublished since; it stays selectable.
  const known = library.filter((part) => part.type === type);
  const parts = worn && !known.some(({ _id }) => _id === worn._id) ? [...known, worn] : known;
  const withPart = (part: Choice['parts'][AssetType]) => (type ? { ...choice.parts, [type]: part } : choice.parts);
  const withLook = (value: string | null): Choice => ({
    ...choice,
    look: field ? { ...choice.look, [field]: value } : choice.look,
    parts: withPart(null),
  });
  const options = [
    ...(none === null ? [] : [{ key: '', label: none, made: withLook(null) }]),
    ...Object.keys(field ? LOOK[field] : {}).map((value) => ({
      key: value,
      label: field ? lookLabel(field, value) : value,
      made: withLook(value),
    })),
    ...parts.map((part) => ({ key: part._id, label: part.name, made: { ...choice, parts: withPart(part) } })),
  ];
  const shown = (made: Choice) =>
    drawn(props.without ? { ...made, look: { ...made.look, [props.without]: null } } : made, close);
  const chosen = worn?._id ?? (field && choice.look[field]) ?? '';
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <PictureChoice
            key={option.key}
            name={name}
            checked={option.key === chosen}
            onChoose={() => onChoose(option.made)}
            className={styles['option']}
          >
            <Drawing face svg={shown(option.made)} size={52} />
            <span>{option.label}</span>
          </PictureChoice>
        ))}
      </div>
    </fieldset>
  );
};
