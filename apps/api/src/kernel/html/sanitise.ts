import sanitize from 'sanitize-html';
import { isSafeLink, RICH_TEXT_TAGS, splitTags } from '@amberway/contract/kernel/rich-text';
import { fileAddress, parseFileAddress } from '@amberway/contract/uploads/address';

// Written text is cleaned before it is stored: what the editor can make stays, everything else goes.

/** The address of a picture of ours, without anyone's token. */
const ownPicture = (src: string | undefined): string | undefined => {
  const address = src ? parseFileAddress(src) : undefined;
  return address && fileAddress(address.id, address.name);
};

export const sanitiseHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'title'], ol: ['start'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture(attribs['src']),
    transformTags: {
      a: (tagName, { href, ...rest }) => ({
        tagName,
        attribs: href && isSafeLink(href) ? { ...rest, href } : rest,
      }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: { src: ownPicture(src) ?? '', ...rest } }),
    },
  });

/** The addresses of our own pictures in a clean text. */
export const picturesIn = (html: string): string[] =>
  splitTags(html)
    .filter((part) => part.startsWith('<img '))
    .flatMap((tag) => ownPicture(/\ssrc="([^"]+)"/.exec(tag)?.[1]) ?? []);
