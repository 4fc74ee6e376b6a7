import { isBlank } from './visible.ts';

// The HTML allowed in rich text: exactly what the editor produces. The server sanitises it on write.

export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'blockquote',
  'code',
  'pre',
  'hr',
] as const;

/** Only absolute https links: no scripts, no mailto, no incomplete URLs. */
export const isSafeLink = (url: string): boolean => {
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && !username && !password;
};

/**
 * Splits HTML into alternating text and tags: the even parts are text. Uses `indexOf`, because a regular expression
 * like `<[^>]*>` scans to the end from every unclosed '<', which takes quadratic time.
 */
export const splitTags = (html: string): string[] => {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) break;
    parts.push(html.slice(at, open), html.slice(open, close + 1));
    at = close + 1;
  }
  parts.push(html.slice(at));
  return parts;
};

const textParts = (html: string): string[] => splitTags(html).filter((_, index) => index % 2 === 0);

/** Entities for spaces and invisible characters; the server's parser decodes all of them. */
const NAMED_UNSEEN = /&(?:nbsp|shy|zwj|zwnj|lrm|rlm|ensp|emsp|thinsp|hairsp|ZeroWidthSpace|NoBreak|Tab|NewLine);/g;
const NUMBERED = /&#(?:(\d{1,7})|[xX]([\da-fA-F]{1,6}));/g;

const withoutUnseenEntities = (text: string): string =>
  text.replace(NAMED_UNSEEN, ' ').replace(NUMBERED, (whole, decimal?: string, hex?: string) => {
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return point <= 0x10ffff && isBlank(String.fromCodePoint(point)) ? ' ' : whole;
  });

/** No visible text and no picture: an editor that was only focused leaves '<p></p>'. */
export const isBlankRichText = (html: string): boolean =>
  !/<(?:img|hr)\b/i.test(html) && textParts(html).every((part) => isBlank(withoutUnseenEntities(part)));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Inside a sentence: what follows them belongs to the same word or its full stop. */
const INLINE = /^<\/?(?:strong|b|em|i|u|s|a|code)\b/i;

const BETWEEN_ITEMS = /<\/li>\s*<li\b[^>]*>/g;
/** Of the private use area, which no text contains. */
const ITEM_SIGN = '\uE000';

/** The plain text of sanitised HTML, for lists and digests. The items of a list stay apart. */
export const plainText = (html: string): string =>
  splitTags(html.replace(BETWEEN_ITEMS, ITEM_SIGN))
    .map((part, index) => (index % 2 === 0 ? part : INLINE.test(part) ? '' : ' '))
    .join('')
    // Items that end like a sentence need nothing between them.
    .replace(/([.!?…:;,]?)\s*\uE000\s*/g, (_, end: string) => (end ? `${end} ` : ' · '))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
