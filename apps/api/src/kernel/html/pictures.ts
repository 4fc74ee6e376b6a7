import { splitTags } from '@amberway/contract/kernel/rich-text';
import { fileUrl, parseFileUrl } from '@amberway/contract/uploads/file-url';

/** The URL of one of our own pictures, without any token. */
export const ownPicture = (src: string | undefined): string | undefined => {
  const parsed = src ? parseFileUrl(src) : undefined;
  return parsed && fileUrl(parsed.id, parsed.name);
};

/** The URLs of our own pictures in sanitised HTML. */
export const picturesIn = (html: string): string[] =>
  splitTags(html)
    .filter((part) => part.startsWith('<img '))
    .flatMap((tag) => ownPicture(/\ssrc="([^"]+)"/.exec(tag)?.[1]) ?? []);
