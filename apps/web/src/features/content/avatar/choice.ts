import { AVATAR_DEFAULT_COLOURS, type AvatarPart, type ComposedAvatar } from '@amberway/contract/content/avatar';
import { type Look, LOOK, LOOK_FIELDS, type LookField, lookLabel } from '@amberway/contract/content/face/options';
import { composeAvatar } from '@amberway/contract/content/svg/compose';
import { ASSET_TYPES, type AssetType } from '@amberway/contract/content/types/asset';

/** The current selection. */
export type Choice = {
  look: Look;
  parts: Record<AssetType, AvatarPart | null>;
  primaryColor: string;
  secondaryColor: string;
};

/** A face to begin with. Hair is not added to an avatar that was made without. */
const startLook = (avatar: ComposedAvatar): Look => ({
  eyes: 'round',
  mouth: 'smile',
  hair: avatar.picture ? null : 'short',
});

export const choiceOf = (avatar: ComposedAvatar): Choice => ({
  look: avatar.look ?? startLook(avatar),
  parts: Object.fromEntries(ASSET_TYPES.map((type) => [type, avatar[type]])) as Choice['parts'],
  primaryColor: avatar.primaryColor,
  secondaryColor: avatar.secondaryColor,
});

/** All choices, so that those taken back are removed. */
export const bodyOf = ({ look, parts, primaryColor, secondaryColor }: Choice) => ({
  ...(Object.fromEntries(ASSET_TYPES.map((type) => [type, parts[type]?._id ?? null])) as Record<
    AssetType,
    string | null
  >),
  look: Object.fromEntries(LOOK_FIELDS.map((field) => [field, look[field] ?? null])) as Look,
  primaryColor,
  secondaryColor,
});

/** Small pictures of a choice show the head alone. */
const HEAD = 'viewBox="20 22 60 60"';

export const drawn = (choice: Choice, close = false): string => {
  const svg = composeAvatar({ ...AVATAR_DEFAULT_COLOURS, ...choice }) ?? '';
  return close ? svg.replace(/viewBox="[^"]*"/, HEAD) : svg;
};

/** What can be seen, for those who cannot see it. */
export const described = ({ look, parts }: Choice): string => {
  const shown: readonly LookField[] = look.animal
    ? ['animal', 'glasses', 'hearing', 'sound', 'chair']
    : ['eyes', 'mouth', 'cheeks', 'hair', 'cover', 'glasses', 'hearing', 'sound', 'chair'];
  const replaced: Partial<Record<LookField, AvatarPart | null>> = {
    eyes: parts.Eyes,
    mouth: parts.Mouth,
    hair: parts.Hair,
  };
  const words = shown.flatMap((field) => replaced[field]?.name ?? (look[field] ? lookLabel(field, look[field]) : []));
  return [...words, ...(parts.Accessories ? [parts.Accessories.name] : [])].join(', ');
};

const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;
const anyOf = <F extends LookField>(field: F) => oneOf(Object.keys(LOOK[field]) as (keyof (typeof LOOK)[F])[]);

/** Plays with hair, face and colours. What belongs to the child stays: skin, head covering and aids. */
export const surprise = (choice: Choice, hairColours: readonly string[]): Choice => {
  const colours: Look = { top: anyOf('top'), ground: anyOf('ground') };
  if (choice.look.animal) return { ...choice, look: { ...choice.look, ...colours, animal: anyOf('animal') } };
  const face: Look = {
    eyes: anyOf('eyes'),
    mouth: anyOf('mouth'),
    cheeks: oneOf([null, null, anyOf('cheeks')]),
    hair: anyOf('hair'),
  };
  return {
    ...choice,
    look: { ...choice.look, ...colours, ...face },
    parts: { ...choice.parts, Eyes: null, Mouth: null, Hair: null },
    secondaryColor: oneOf(hairColours),
  };
};
