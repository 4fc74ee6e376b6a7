import { z } from 'zod';
import { id, version } from '../kernel/fields.ts';
import { ASSET_TYPES, type AssetType, colour } from './types/asset.ts';

// A child's avatar: a face, one asset of each type over it, and two colours.

export const AVATAR_DEFAULT_COLOURS = { primaryColor: '#F2C9A1', secondaryColor: '#6B4A2B' } as const;

const parts = <T extends z.ZodType>(part: T) =>
  Object.fromEntries(ASSET_TYPES.map((type) => [type, part])) as Record<AssetType, T>;

/** Fields left out stay unchanged; null removes a part. */
export const avatarBody = z.strictObject({
  ...parts(id.nullable().optional()),
  /** Colour of the face. */
  primaryColor: colour().optional(),
  /** Colour of the parts that have no fixed colour. */
  secondaryColor: colour().optional(),
  version: version.optional(),
});

const avatarPart = z.object({ _id: id, name: z.string(), svg: z.string(), fixColour: z.boolean(), colour: z.string() });
export type AvatarPart = z.infer<typeof avatarPart>;

/** Includes the SVG of each part, so that a screen can show and edit it; `picture` is the composed SVG. */
export const composedAvatar = z.object({
  member: id,
  ...parts(avatarPart.nullable()),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  picture: z.string().nullable(),
  version,
});
export type ComposedAvatar = z.infer<typeof composedAvatar>;

/** As stored with the child. */
export type StoredAvatar = Partial<Record<AssetType, string | null>> & {
  primaryColor?: string;
  secondaryColor?: string;
};
