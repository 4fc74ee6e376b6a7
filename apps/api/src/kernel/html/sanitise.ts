import sanitize from 'sanitize-html';
import { isSafeLink, RICH_TEXT_TAGS } from '@amberway/contract/kernel/rich-text';
import { ownPicture } from './pictures.ts';

// Rich text is sanitised before it is stored: only what the editor can produce stays.

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
