import { splitTags } from '@amberway/contract/kernel/rich-text';
import { fileAddress, parseFileAddress } from '@amberway/contract/uploads/address';

/** The address of a picture of ours, without anyone's token. */
export const ownPicture = (src: string | undefined): string | undefined => {
  const address = src ? parseFileAddress(src) : undefined;
  return address && fileAddress(address.id, address.name);
};

/** The addresses of our own pictures in a clean text. */
export const picturesIn = (html: string): string[] =>
  splitTags(html)
    .filter((part) => part.startsWith('<img '))
    .flatMap((tag) => ownPicture(/\ssrc="([^"]+)"/.exec(tag)?.[1]) ?? []);
