import { AVATAR_DEFAULT_COLOURS, type ComposedAvatar } from '@amberway/contract/content/avatar';
import { composeAvatar } from '@amberway/contract/content/svg/compose';
import { ASSET_TYPES, type AssetType } from '@amberway/contract/content/types/asset';
import type { AvatarPart } from '@amberway/contract/content/avatar';

/** The current selection. */
export type Choice = {
  parts: Record<AssetType, AvatarPart | null>;
  primaryColor: string;
  secondaryColor: string;
};

export const choiceOf = (avatar: ComposedAvatar): Choice => ({
  parts: Object.fromEntries(ASSET_TYPES.map((type) => [type, avatar[type]])) as Choice['parts'],
  primaryColor: avatar.primaryColor,
  secondaryColor: avatar.secondaryColor,
});

export const bodyOf = ({ parts, primaryColor, secondaryColor }: Choice) => ({
  ...(Object.fromEntries(ASSET_TYPES.map((type) => [type, parts[type]?._id ?? null])) as Record<
    AssetType,
    string | null
  >),
  primaryColor,
  secondaryColor,
});

const HEX = /^#[0-9a-f]{6}$/i;
const safe = (colour: string, usual: string) => (HEX.test(colour) ? colour : usual);

/** The drawing; an incomplete colour falls back to the default. */
export const drawn = ({ parts, primaryColor, secondaryColor }: Choice): string =>
  composeAvatar({
    parts,
    primaryColor: safe(primaryColor, AVATAR_DEFAULT_COLOURS.primaryColor),
    secondaryColor: safe(secondaryColor, AVATAR_DEFAULT_COLOURS.secondaryColor),
  }) ?? '';

export const FACE_COLOURS = ['#FBE3CB', '#F2C9A1', '#DDA574', '#B97A4B', '#8A5533', '#5C3620'] as const;
export const HAIR_COLOURS = ['#2B1D14', '#6B4A2B', '#A8703A', '#D9A441', '#B4452C', '#7A7A7A'] as const;
