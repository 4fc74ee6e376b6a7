import { z } from 'zod';
import { id, version } from '../kernel/fields.ts';
import { LOOK, LOOK_FIELDS, type Look, type LookField, type LookOf } from './face/options.ts';
import { ASSET_TYPES, type AssetType, colour } from './types/asset.ts';

// A child's avatar: what is drawn (`look`), one asset of the library for each type, and two colours.

export const AVATAR_DEFAULT_COLOURS = { primaryColor: '#F2C9A1', secondaryColor: '#6B4A2B' } as const;

const parts = <T extends z.ZodType>(part: T) =>
  Object.fromEntries(ASSET_TYPES.map((type) => [type, part])) as Record<AssetType, T>;

const choice = <F extends LookField>(field: F) =>
  z
    .enum(Object.keys(LOOK[field]) as [LookOf<F> & string])
    .nullable()
    .optional();
type LookShape = { [F in LookField]: ReturnType<typeof choice<F>> };
const look = z.strictObject(Object.fromEntries(LOOK_FIELDS.map((field) => [field, choice(field)])) as LookShape);

/** The choices of a stored look that exist; others, of a later or an earlier version, are left out. */
export const knownLook = (stored: unknown): Look | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(LOOK, field) && Object.hasOwn(LOOK[field as LookField], String(value)),
  );
  return Object.fromEntries(known);
};

/** Fields left out stay unchanged, also inside the look; null removes a part or a choice. */
export const avatarBody = z.strictObject({
  ...parts(id.nullable().optional()),
  /** What is drawn in place of parts that the library does not provide. */
  look: look.nullable().optional(),
  /** Colour of the skin. */
  primaryColor: colour().optional(),
  /** Colour of the hair, and of library parts that have no fixed colour. */
  secondaryColor: colour().optional(),
  version: version.optional(),
});

const avatarPart = z.object({ _id: id, name: z.string(), svg: z.string(), fixColour: z.boolean(), colour: z.string() });
export type AvatarPart = z.infer<typeof avatarPart>;

/** Includes the SVG of each part, so that a screen can show and edit it; `picture` is the composed SVG. */
export const composedAvatar = z.object({
  member: id,
  ...parts(avatarPart.nullable()),
  /** Null for an avatar made of library parts alone. */
  look: look.nullable(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  picture: z.string().nullable(),
  version,
});
export type ComposedAvatar = z.infer<typeof composedAvatar>;

/** As stored with the child. */
export type StoredAvatar = Partial<Record<AssetType, string | null>> & {
  look?: Look | null;
  primaryColor?: string;
  secondaryColor?: string;
};
