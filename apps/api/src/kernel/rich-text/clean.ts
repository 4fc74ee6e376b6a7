import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_TAGS } from '@amberway/contract/kernel/rich-text';
import { parseFileAddress } from '@amberway/contract/uploads/address';

/**
 * Written text with nothing but what the editor can make. Links leave the site safely; pictures are files of our own,
 * so that nobody learns from a request elsewhere who reads what.
 */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: { ...(href && { href }), target: '_blank', rel: 'noopener noreferrer' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !parseFileAddress(attribs['src'] ?? ''),
  });
