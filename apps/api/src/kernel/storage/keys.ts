import type { ThumbnailSize } from '@amberway/contract/uploads/types';

// An object is named after its file's id, in one of 256 folders: very large folders are slow.

const KEY = /^([0-9a-f]{2})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(?:200|400|800))?$/;

/** The last digits of a UUIDv7 are random, the first are a timestamp. */
export const objectKey = (id: string): string => `${id.slice(-2)}/${id}`;

export const thumbnailKey = (id: string, size: ThumbnailSize): string => `${objectKey(id)}.${size}`;

/** The id of the file the object belongs to; undefined for a foreign object. */
export const fileIdOfKey = (key: string): string | undefined => {
  const [, folder, id] = KEY.exec(key) ?? [];
  return id?.slice(-2) === folder ? id : undefined;
};
