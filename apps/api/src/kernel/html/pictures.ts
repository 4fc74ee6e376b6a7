import { splitTags } from '@amberway/contract/kernel/rich-text';
import { fileAddress, parseFileAddress } from '@amberway/contract/uploads/address';

/** The URL of one of our own pictures, without any token. */
export const ownPicture = (src: string | undefined): string | undefined => {
  const address = src ? parseFileAddress(src) : undefined;
  return address && fileAddress(address.id, address.name);
};

/** The URLs of our own pictures in sanitised HTML. */
export const picturesIn = (html: string): string[] =>
  splitTags(html)
    .filter((part) => part.startsWith('<img '))
    .flatMap((tag) => ownPicture(/\ssrc="([^"]+)"/.exec(tag)?.[1]) ?? []);
