import type { Resource } from '@amberway/contract/resources/schemas';
import { extensionOf, FILE_TYPES, type FileKind } from '@amberway/contract/uploads/types';

export type Preview = { kind: Exclude<FileKind, 'document'>; src: string; title: string; poster?: string };

type Shown = Pick<Resource, 'name' | 'file' | 'isLink' | 'thumbnail' | 'videoPreview'>;

export const kindOf = (url: string): FileKind | undefined => {
  const extension = extensionOf(url.split(/[?#]/)[0] ?? '');
  return extension && FILE_TYPES[extension].kind;
};

/**
 * What can be previewed over the page: the video or picture itself, else its thumbnail. External content is opened
 * on its site; the Content-Security-Policy plays our own files only.
 */
export const previewOf = ({ name: title, file, isLink, thumbnail, videoPreview }: Shown): Preview | undefined => {
  const kind = isLink ? undefined : kindOf(file);
  const picture = videoPreview ?? thumbnail;
  if (kind === 'video') return { kind, src: file, title, ...(picture && { poster: picture }) };
  if (kind === 'image' || kind === 'audio') return { kind, src: file, title };
  return picture ? { kind: 'image', src: picture, title } : undefined;
};
