import sanitize from 'sanitize-html';
import { RICH_TEXT_TAGS } from '@amberway/contract/kernel/rich-text';
import { fileAddress, parseFileAddress } from '@amberway/contract/uploads/address';

// Written text is cleaned before it is stored: what the editor can make stays, everything else goes.

const isSafeLink = (href: string | undefined): boolean => {
  if (!href || !URL.canParse(href)) return false;
  const { protocol, username, password, hostname } = new URL(href);
  return protocol === 'https:' && !username && !password && hostname !== '';
};

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
        attribs: isSafeLink(href) ? { ...rest, href: href ?? '' } : rest,
      }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: { ...rest, src: ownPicture(src) ?? '' } }),
    },
  });

/** The addresses of our own pictures in a clean text. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img\s[^>]*?src="([^"]+)"/g)].flatMap(([, src]) => ownPicture(src) ?? []);
